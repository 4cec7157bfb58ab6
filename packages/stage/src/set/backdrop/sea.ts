import type { Box } from "#paint/bake.ts";
import { mix } from "#paint/mix.ts";
import { animateBeam, paintLighthouse } from "#set/built/landmark/lighthouse.ts";
import { animateSailBoat } from "#set/built/landmark/sail-boat.ts";
import { animateGulls } from "#set/sky/birds.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { mistLayer } from "#set/weather/mist.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import { groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintWood } from "#set/nature/trees/groves.ts";
import { landLayer } from "#set/nature/land/land-layer.ts";
import { dip, rollingRidge } from "#set/nature/land/ridge.ts";
import { animateHeadlandImage, type Headland } from "#set/nature/water/distant-images.ts";
import { animateWater, paintWater, type Water } from "#set/nature/water/water.ts";
import type { Surface } from "#surface.ts";
import { beachLayers } from "#set/nature/water/beach-layer.ts";
import { quayLayer } from "#set/built/landmark/quay-layer.ts";

const horizon = 428;
const capeDepth = 0.1;
const waterDepth = 0.3;

/**
 * The sea behind a beach or a quay, with a lighthouse or a wood on a headland and a sailing boat.
 */
export function sea(kit: BackdropContext): Scenery {
  const random = kit.random("sea");
  const seed = Math.floor(random() * 1e6);
  const jetty = random() < 0.4 && !kit.flooded;
  const palms = random() < 0.6;
  const tower = random() < 0.6;
  const side = kit.light.keyAt.x < 640 ? 1 : -1;
  const capeX = 640 + side * (390 + random() * 130);
  const cape: Land = {
    name: "cape",
    ridge: dip(
      (x) => horizon + 26 + (Math.abs(x - capeX) / 300) ** 2 * 9 + Math.sin(x * 0.03 + seed) * 2,
      { at: capeX, reach: 170, by: -66 - random() * 26 },
    ),
    bottom: horizon + 12,
    color: mix(kit.local.leafDeep, kit.local.rock, 0.4),
    distance: 0.5,
    haze: 0.5,
  };
  const lighthouse = {
    x: capeX - side * 30,
    y: cape.ridge(capeX - side * 30) + 4,
    height: 120,
    distance: 0.42,
  };
  const headland: Headland = {
    x: capeX,
    halfWidth: 140,
    color: cape.color,
    lighthouse: tower ? lighthouse : null,
  };
  const floor: Floor = {
    ridge: jetty
      ? () => 582
      : rollingRidge({ seed, base: 574, height: 9, wavelength: 520, octaves: 2 }),
    color: kit.local.sand,
  };
  const boat = {
    x: 640 - side * (170 + random() * 200),
    y: horizon + 26,
    size: 74,
    distance: 0.36,
  };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon }),
      cloudLayer(kit, { low: 270 }),
      landLayer(kit, cape, {
        depth: capeDepth,
        room: 140,
        behind(surface) {
          if (tower) paintLighthouse(surface, kit, lighthouse);
          else
            paintWood(
              surface,
              kit,
              { ...cape, ridge: (x) => cape.ridge(x) + Math.max(0, Math.abs(x - capeX) - 190) },
              { height: 34, kind: "leafy", density: 0.95 },
            );
        },
        animate(surface, t) {
          if (tower) animateBeam(surface, kit, lighthouse, t);
        },
      }),
      waterLayer(kit, (surface, t, seen) => {
        const image = { top: horizon, depths: { water: waterDepth, land: capeDepth }, seen, t };
        animateHeadlandImage(surface, kit, headland, image);
        animateSailBoat(surface, kit, boat, t);
        animateGulls(surface, kit, t);
      }),
      ...(kit.weather === "mist" ? seaFog(kit) : []),
      ...(jetty ? [quayLayer(kit)] : beachLayers(kit, floor, palms)),
    ],
    front: frameLayers(kit, palms && !jetty ? "leaves" : "rocks"),
  };
}

/** Fog banks on the water, from the horizon to the beach. */
function seaFog(kit: BackdropContext): Layer[] {
  return [
    mistLayer(kit, { depth: 0.31, top: horizon - 70, bottom: horizon + 60, alpha: 0.62 }),
    mistLayer(kit, { depth: 0.45, top: horizon - 20, bottom: horizon + 130, alpha: 0.5 }),
    mistLayer(kit, { depth: 0.7, top: horizon + 40, bottom: horizon + 190, alpha: 0.42 }),
  ];
}

function waterLayer(
  kit: BackdropContext,
  ride: (surface: Surface, t: number, seen: Box) => void,
): Layer {
  const water: Water = { top: horizon, bottom: 600, name: "sea" };
  return {
    depth: waterDepth,
    box: sheet(water.top, 650),
    solidFrom: water.top + 1,
    paint: (surface) => paintWater(surface, kit, water),
    animate(surface, t, seen) {
      animateWater(surface, kit, water, seen, t);
      ride(surface, t, seen);
    },
  };
}
