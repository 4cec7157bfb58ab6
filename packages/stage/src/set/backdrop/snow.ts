import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import { paintHouse } from "#set/built/town/house.ts";
import { animateSmoke } from "#set/built/town/smoke.ts";
import { auroraLayers } from "#set/sky/aurora.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetWidth, type Scenery } from "#set/layer.ts";
import { groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintOrchard, paintWood } from "#set/nature/trees/groves.ts";
import { floorLayer, landLayer } from "#set/nature/land/land-layer.ts";
import { rangeLayer } from "#set/nature/land/range.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { paintSideTrees } from "#set/nature/trees/side-trees.ts";
import type { Surface } from "#surface.ts";
import { iceLayer } from "#set/nature/water/ice-layer.ts";

/** Deep winter: white peaks, snowy firs, a frozen lake or a cabin with a lit lamp. */
export function snow(kit: BackdropContext): Scenery {
  const random = kit.random("snow");
  const seed = Math.floor(random() * 1e6);
  const white = mix(kit.local.snow, kit.light.sky[1], 0.1);
  const lake = random() < 0.45;
  const cabinX = kit.light.keyAt.x < 640 ? 800 + random() * 110 : 370 + random() * 110;
  const ridge = (index: number, base: number, height: number) =>
    rollingRidge({ seed: seed + index * 23, base, height, wavelength: 460, octaves: 2 });
  const land = (index: number, own: Omit<Land, "name" | "color">): Land => ({
    name: `drift ${index}`,
    color: white,
    ...own,
  });
  const far = land(0, { ridge: ridge(0, 474, 30), bottom: 570, distance: 0.56, haze: 0.7 });
  const hill = land(1, { ridge: ridge(1, 514, 30), bottom: 640, distance: 0.3, haze: 0.5 });
  const near = land(2, { ridge: ridge(2, 556, 26), bottom: 690, distance: 0.1, haze: 0.3 });
  const floor: Floor = { ridge: ridge(3, 578, 9), color: white };
  const peaks = Array.from({ length: 5 }, (_, index) => ({
    x: 20 + index * 300 + random() * 120,
    height: 130 + random() * 160,
    width: 420 + random() * 160,
  }));
  const cabin = { x: cabinX, y: hill.ridge(cabinX) + 20, width: 84 };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 440 }),
      ...auroraLayers(kit),
      cloudLayer(kit, { low: 250, most: 3 }),
      rangeLayer(kit, {
        name: "white",
        depth: 0.1,
        foot: 476,
        peaks,
        distance: 0.58,
        color: mix(kit.local.rock, white, 0.4),
        snow: 0.8,
      }),
      landLayer(kit, far, {
        depth: 0.2,
        room: 70,
        behind: (surface) =>
          paintWood(surface, kit, far, { height: 48, kind: "firs", density: 0.75 }),
      }),
      ...(lake ? [iceLayer(kit)] : []),
      landLayer(kit, hill, {
        depth: 0.42,
        room: 130,
        on(surface) {
          paintOrchard(surface, kit, hill, { clear: cabinX, count: 12, kind: "firs" });
          if (!lake)
            paintHouse(surface, kit, { ...cabin, distance: 0.2, random: kit.random("cabin") });
        },
        ...(lake
          ? {}
          : {
              animate: (surface: Surface, t: number) =>
                animateSmoke(surface, kit, { x: cabin.x + 20, y: cabin.y - 74, size: 42 }, t),
            }),
      }),
      landLayer(kit, near, {
        depth: 0.7,
        room: 320,
        behind: (surface) => paintSideTrees(surface, kit, near.ridge, { kind: "firs", tall: 1.15 }),
      }),
      floorLayer(kit, floor, {
        marks: { count: 60, spread: 1.5, alpha: 0.22 },
        on: (surface) => paintSnowField(surface, kit, floor),
      }),
    ],
    front: frameLayers(kit, "firs"),
  };
}

/** Blue hollows, sparkles and a trail of footprints towards one side. */
function paintSnowField(surface: Surface, kit: BackdropContext, { ridge }: Floor): void {
  const random = kit.random("snow field");
  const blue = mix(mix(kit.light.sky[1], kit.light.shadow, 0.35), kit.local.snow, 0.3);
  for (let hollow = 0; hollow < 9; hollow += 1) {
    const x = sheetLeft + random() * sheetWidth;
    const y = ridge(x) + 14 + random() * 120;
    paintGlow(surface, { x, y, radius: 90 + random() * 120, squash: 0.1 }, blue, 0.42);
  }
  fillPath(surface, withAlpha("#ffffff", 0.75), (path) => {
    for (let spark = 0; spark < 70; spark += 1) {
      const x = sheetLeft + random() * sheetWidth;
      addEllipse(
        path,
        x,
        ridge(x) + 8 + random() * 140,
        0.6 + random() * 0.7,
        0.6 + random() * 0.7,
      );
    }
  });
  const way = random() < 0.5 ? -1 : 1;
  fillPath(surface, withAlpha(blue, 0.6), (path) => {
    for (let step = 0; step < 12; step += 1) {
      const along = step / 12;
      const x = 640 + way * (330 + along * 270 + (step % 2) * 10);
      addEllipse(path, x, 606 - along * 26 + (step % 2) * 5, 6 - along * 3, 2.4 - along * 1.1);
    }
  });
}
