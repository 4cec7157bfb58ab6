import { mix } from "#paint/mix.ts";
import { addSmooth } from "#paint/path.ts";
import { paintForm } from "#paint/form.ts";
import { paintChurch } from "#set/built/church.ts";
import { paintHouse } from "#set/built/house.ts";
import { paintLampPost } from "#set/built/lamp-post.ts";
import { pavingLayer } from "#set/built/paving.ts";
import { animateSmoke } from "#set/built/smoke.ts";
import { paintWell } from "#set/built/well.ts";
import { cloudLayer } from "#set/heaven/cloud-layer.ts";
import { skyLayer } from "#set/heaven/sky.ts";
import type { Kit } from "#set/kit.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import { paintBroadleaf } from "#set/nature/broadleaf.ts";
import { paintBush } from "#set/nature/bush.ts";
import { groundY } from "#set/nature/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import type { Land } from "#set/nature/ground.ts";
import { paintOrchard, paintWood } from "#set/nature/groves.ts";
import { landLayer } from "#set/nature/land-layer.ts";
import { rollingRidge } from "#set/nature/ridge.ts";
import type { Surface } from "#surface.ts";

/** A village square: cottages on both sides, more up the hill, smoke from their chimneys. */
export function village(kit: Kit): Scenery {
  const random = kit.random("village");
  const seed = Math.floor(random() * 1e6);
  const { local } = kit;
  const ridge = (index: number, base: number, height: number) =>
    rollingRidge({ seed: seed + index * 29, base, height, wavelength: 430, octaves: 2 });
  const land = (index: number, own: Omit<Land, "name">): Land => ({
    name: `green ${index}`,
    ...own,
  });
  const far = land(0, {
    ridge: ridge(0, 440, 46),
    bottom: 540,
    color: mix(local.leafDeep, local.rock, 0.3),
    distance: 0.7,
    haze: 0.7,
  });
  const slope = land(1, {
    ridge: ridge(1, 486, 44),
    bottom: 610,
    color: local.grass,
    distance: 0.42,
    haze: 0.6,
  });
  const green = land(2, {
    ridge: ridge(2, 540, 20),
    bottom: 680,
    color: local.grass,
    distance: 0.2,
    haze: 0.4,
  });
  const churchX = kit.light.keyAt.x < 640 ? 800 + random() * 130 : 350 + random() * 130;
  const stones = mix(local.path, local.rock, 0.35 + random() * 0.3);

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 440 }),
      cloudLayer(kit, { low: 270, most: 4 }),
      landLayer(kit, far, {
        depth: 0.12,
        room: 50,
        behind: (surface) => paintWood(surface, kit, far, { height: 24, kind: "leafy" }),
      }),
      landLayer(kit, slope, {
        depth: 0.28,
        room: 190,
        on(surface) {
          paintChurch(surface, kit, {
            x: churchX,
            y: slope.ridge(churchX) + 18,
            height: 150,
            distance: 0.36,
          });
          paintHamlet(surface, kit, slope, { clear: churchX, count: 9, width: 46, sink: 20 });
          paintOrchard(surface, kit, slope, { clear: churchX, count: 6 });
        },
      }),
      landLayer(kit, green, {
        depth: 0.5,
        room: 190,
        on(surface) {
          paintHamlet(surface, kit, green, { clear: 640, count: 7, width: 92, sink: 18 });
          const choice = kit.random("hedges");
          for (let hedge = 0; hedge < 12; hedge += 1) {
            const x = hedge * 112 + choice() * 60;
            paintBush(surface, kit, {
              x,
              y: green.ridge(x) + 26,
              width: 40 + choice() * 50,
              distance: 0.18,
              color: local.leafDeep,
              random: choice,
            });
          }
        },
        animate(surface, t) {
          for (const x of [250, 1060]) animateSmoke(surface, kit, { x, y: 430, size: 46 }, t + x);
        },
      }),
      streetLayer(kit),
      pavingLayer(kit, {
        back: 578,
        color: stones,
        kind: "cobbles",
        room: 150,
        on: (surface) => paintSquare(surface, kit),
      }),
    ],
    front: frameLayers(kit, "grass"),
  };
}

type Hamlet = { clear: number; count: number; width: number; sink: number };

function paintHamlet(
  surface: Surface,
  kit: Kit,
  { ridge, distance, name }: Land,
  { clear, count, width, sink }: Hamlet,
): void {
  const random = kit.random(`hamlet ${name}`);
  const step = 1340 / count;
  for (let house = 0; house < count; house += 1) {
    const x = -20 + (house + 0.2 + random() * 0.6) * step;
    const wide = width * (0.8 + random() * 0.45);
    if (Math.abs(x - clear) < width * 1.5) continue;
    paintHouse(surface, kit, {
      x,
      y: ridge(x) + sink + random() * 8,
      width: wide,
      distance,
      random,
    });
  }
}

/** The nearest houses, half out of the picture, with a tree at one of them. */
function streetLayer(kit: Kit): Layer {
  return {
    depth: 0.8,
    box: sheet(120, 640),
    paint(surface) {
      const random = kit.random("street");
      const tree = random() < 0.5 ? 238 : 1042;
      for (const x of [60, 1220])
        paintHouse(surface, kit, {
          x: x + (random() - 0.5) * 50,
          y: 600,
          width: 250 + random() * 40,
          distance: 0.04,
          random,
        });
      paintBroadleaf(surface, kit, {
        x: tree,
        y: 602,
        height: 210 + random() * 40,
        distance: 0.05,
        color: kit.local.leaf,
        random,
      });
      for (const x of [-10, 215, 1065, 1290])
        paintBush(surface, kit, {
          x: x + random() * 30,
          y: 604,
          width: 80 + random() * 50,
          distance: 0.05,
          color: kit.local.leafDeep,
          random,
        });
      paintForm(
        surface,
        kit.brush,
        {
          box: { x: 0, y: 596, width: 1280, height: 44 },
          color: kit.tone(kit.local.grass, -0.2),
          outline: 0,
        },
        (path) =>
          addSmooth(path, [
            { x: -60, y: 650 },
            { x: -60, y: 596 },
            { x: 300, y: 598 },
            { x: 640, y: 606 },
            { x: 980, y: 598 },
            { x: 1340, y: 596 },
            { x: 1340, y: 650 },
          ]),
      );
    },
  };
}

function paintSquare(surface: Surface, kit: Kit): void {
  const random = kit.random("square");
  const side = random() < 0.5 ? -1 : 1;
  paintWell(surface, kit, { x: 640 + side * 480, y: 618, size: 92 });
  paintLampPost(surface, kit, {
    x: 640 - side * (440 + random() * 60),
    y: 606,
    height: 165,
    distance: 0.02,
  });
}
