import { faceReader } from "#lighting/face-value.ts";
import { valueReader } from "#lighting/value-map.ts";
import { createSilhouette } from "#paint/silhouette.ts";
import type { Backdrop } from "#story/vocabulary.ts";
import { bedroom } from "./backdrop/bedroom.ts";
import { castle } from "./backdrop/castle.ts";
import { cave } from "./backdrop/cave.ts";
import { city } from "./backdrop/city.ts";
import { desert } from "./backdrop/desert.ts";
import { forest } from "./backdrop/forest.ts";
import { kitchen } from "./backdrop/kitchen.ts";
import { mars } from "./backdrop/mars.ts";
import { meadow } from "./backdrop/meadow.ts";
import { mountains } from "./backdrop/mountains.ts";
import { museum } from "./backdrop/museum.ts";
import { school } from "./backdrop/school.ts";
import { sea } from "./backdrop/sea.ts";
import { sky } from "./backdrop/sky.ts";
import { snow } from "./backdrop/snow.ts";
import { space } from "./backdrop/space.ts";
import { starship } from "./backdrop/starship.ts";
import { theatre } from "./backdrop/theatre.ts";
import { village } from "./backdrop/village.ts";
import { layerDrawer } from "./draw-layers.ts";
import { openBackdropContext, type BackdropContext } from "./backdrop-context.ts";
import type { Scenery } from "./layer.ts";
import type { SetRequest, StageSet } from "./stage-set.ts";
import { bathingLayers, wading } from "./nature/water/bathing-layers.ts";
import { waterColors } from "./nature/water/water.ts";
import { weatherLayers } from "./weather/weather-layers.ts";

const painters: Record<Backdrop, (kit: BackdropContext) => Scenery> = {
  meadow,
  forest,
  mountains,
  sea,
  desert,
  mars,
  snow,
  city,
  village,
  castle,
  cave,
  space,
  starship,
  bedroom,
  sky,
  kitchen,
  school,
  theatre,
  museum,
};

/** The layers of a backdrop, and its light. Equal requests give equal pictures. */
export function openScenery(request: SetRequest): { kit: BackdropContext; scenery: Scenery } {
  const kit = openBackdropContext(request);
  return { kit, scenery: painters[request.backdrop](kit) };
}

/** Builds one scene's set from its seed: equal requests give equal pictures. */
export function buildSet(request: SetRequest): StageSet {
  const { kit, scenery } = openScenery(request);
  const { groundY, behind, front, sheltered } = scenery;
  const weather = sheltered ? { behind: [], front: [] } : weatherLayers(kit, 572);
  const { flood } = request;
  const water = flood ? bathingLayers(kit, flood.shore) : { behind: [], front: [] };
  const ground = [...behind, ...water.behind, ...weather.behind];
  const drawBehind = layerDrawer(request.host, request.scale, ground, kit.light.sky[3]);
  return {
    light: kit.light,
    waterColor: waterColors(kit).near,
    groundY: groundY + (flood && !flood.shore ? wading : 0),
    roofed: sheltered === true && request.backdrop !== "space",
    silhouette: createSilhouette(request.host, request.scale),
    readFace: faceReader(request.host),
    readValues: valueReader(request.host, drawBehind),
    drawBehind,
    drawWater: layerDrawer(request.host, request.scale, water.front),
    drawFront: layerDrawer(request.host, request.scale, [...front, ...weather.front]),
  };
}
