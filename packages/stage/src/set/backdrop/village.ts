import { mix } from "#paint/mix.ts";
import { paintChurch } from "#set/built/town/church.ts";
import { pavingLayer } from "#set/built/town/paving.ts";
import { animateSmoke } from "#set/built/town/smoke.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Scenery } from "#set/layer.ts";
import { paintBush } from "#set/nature/trees/bush.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintOrchard, paintWood } from "#set/nature/trees/groves.ts";
import { landLayer } from "#set/nature/land/land-layer.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { paintHamlet } from "#set/built/town/hamlet.ts";
import { streetLayer, paintSquare } from "#set/built/town/village-street.ts";

/** A village square: cottages on both sides and up the hill, smoke from their chimneys. */
export function village(kit: BackdropContext): Scenery {
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
