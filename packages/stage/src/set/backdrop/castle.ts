import { mix } from "#paint/mix.ts";
import { pick } from "@goldmane/std/seeded-random";
import { paintCarpet } from "#set/built/indoor/carpet.ts";
import { animatePennants, paintCastle, type CastlePlan } from "#set/built/landmark/castle-keep.ts";
import { curtainWallLayer, towersLayer, type Heraldry } from "#set/built/landmark/courtyard.ts";
import { columnsLayer, hallLightLayer, hallWallLayer } from "#set/built/indoor/hall.ts";
import { pavingLayer } from "#set/built/town/paving.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { motesLayer } from "#set/weather/glimmers.ts";
import { rangeLayer } from "#set/nature/land/range.ts";

/** A castle from inside: its yard below the keep, or, in bad weather, its great hall. */
export function castle(kit: BackdropContext): Scenery {
  const random = kit.random("castle");
  const heraldry: Heraldry = {
    cloth: pick(random, ["#b8324a", "#3458a8", "#6a3f9a", "#2f7a5c"]),
    emblem: pick(random, ["star", "moon", "sun"]),
    stone: mix(kit.local.wall, kit.local.rock, 0.45 + random() * 0.35),
  };
  const outdoors = kit.weather === "rain" || kit.weather === "snow" || random() < 0.56;
  return outdoors ? courtyard(kit, heraldry) : hall(kit, heraldry);
}

function courtyard(kit: BackdropContext, heraldry: Heraldry): Scenery {
  const random = kit.random("courtyard");
  const x = kit.light.keyAt.x < 640 ? 690 + random() * 60 : 530 + random() * 60;
  const keep: CastlePlan = { x, y: 520, width: 400, distance: 0.36, name: "keep" };
  const hills = Array.from({ length: 6 }, (_, index) => ({
    x: index * 250,
    height: 80 + random() * 90,
    width: 420,
  }));
  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 440 }),
      rangeLayer(kit, {
        name: "beyond",
        depth: 0.08,
        foot: 460,
        peaks: hills,
        distance: 0.78,
        color: kit.local.rock,
        snow: 0.2,
      }),
      cloudLayer(kit, { low: 250, most: 3 }),
      keepLayer(kit, keep),
      curtainWallLayer(kit, heraldry),
      towersLayer(kit, heraldry),
      pavingLayer(kit, {
        back: 582,
        color: mix(heraldry.stone, kit.local.path, 0.4),
        kind: "flags",
      }),
    ],
    front: frameLayers(kit, "rocks"),
  };
}

function keepLayer(kit: BackdropContext, keep: CastlePlan): Layer {
  return {
    depth: 0.3,
    box: sheet(-20, 540),
    paint: (surface) => paintCastle(surface, kit, keep),
    animate: (surface, t) => animatePennants(surface, kit, keep, t),
  };
}

function hall(kit: BackdropContext, heraldry: Heraldry): Scenery {
  const peaks = Array.from({ length: 5 }, (_, index) => ({
    x: index * 310,
    height: 120,
    width: 420,
  }));
  return {
    groundY,
    sheltered: true,
    behind: [
      skyLayer(kit, { horizon: 430 }),
      rangeLayer(kit, {
        name: "beyond",
        depth: 0.08,
        foot: 450,
        peaks,
        distance: 0.7,
        color: kit.local.rock,
        snow: 0.2,
      }),
      hallWallLayer(kit, heraldry),
      hallLightLayer(kit),
      columnsLayer(kit, heraldry),
      pavingLayer(kit, {
        back: 582,
        color: mix(heraldry.stone, kit.local.path, 0.25),
        kind: "tiles",
        on: (surface) => paintCarpet(surface, kit, 582, heraldry.cloth),
      }),
      motesLayer(kit),
    ],
    front: [],
  };
}
