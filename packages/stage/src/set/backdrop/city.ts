import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import { paintBalustrade } from "#set/built/balustrade.ts";
import { animateTraffic } from "#set/built/air-traffic.ts";
import { paintLampPost } from "#set/built/lamp-post.ts";
import { pavingLayer } from "#set/built/paving.ts";
import { paintShopFront } from "#set/built/shop-front.ts";
import { skyLineLayer } from "#set/built/sky-line.ts";
import { cloudLayer } from "#set/heaven/cloud-layer.ts";
import { skyLayer } from "#set/heaven/sky.ts";
import type { Kit } from "#set/kit.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import { paintBroadleaf } from "#set/nature/broadleaf.ts";
import { paintBush } from "#set/nature/bush.ts";
import { groundY } from "#set/nature/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { animateWater, paintWater, type Water } from "#set/nature/water.ts";
import type { Surface } from "#surface.ts";

/** A great city from its riverside or from a square with shops: rows of towers into the haze. */
export function city(kit: Kit): Scenery {
  const random = kit.random("city");
  const river = random() < 0.55;
  const gap = kit.light.keyAt.x < 640 ? 470 + random() * 80 : 730 + random() * 80;
  const foot = river ? 476 : 560;
  const stone = mix(kit.local.path, kit.local.rock, 0.55);

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 440 }),
      cloudLayer(kit, { low: 240, most: 3 }),
      skyLineLayer(kit, {
        name: "far",
        depth: 0.1,
        foot: foot - 6,
        tall: 230,
        width: 60,
        distance: 0.74,
        gap,
      }),
      {
        ...skyLineLayer(kit, {
          name: "middle",
          depth: 0.2,
          foot,
          tall: 270,
          width: 92,
          distance: 0.54,
          gap,
        }),
        animate: (surface, t) => animateTraffic(surface, kit, t),
      },
      skyLineLayer(kit, {
        name: "near",
        depth: 0.34,
        foot: foot + 6,
        tall: river ? 230 : 330,
        width: 128,
        distance: 0.32,
        gap,
      }),
      ...(river ? [riverLayer(kit, foot)] : [parkLayer(kit)]),
      sidesLayer(kit, river),
      pavingLayer(kit, {
        back: 580,
        color: stone,
        kind: random() < 0.5 ? "flags" : "tiles",
        room: 190,
        on(surface) {
          if (river) paintBalustrade(surface, kit, { y: 586, height: 52, color: stone });
          for (const x of [238, 1042])
            paintLampPost(surface, kit, { x, y: 604, height: 176, distance: 0.02 });
        },
      }),
    ],
    front: frameLayers(kit, "leaves"),
  };
}

/** The river that carries the city's lights. */
function riverLayer(kit: Kit, top: number): Layer {
  const water: Water = { top, bottom: 600, name: "river" };
  return {
    depth: 0.42,
    box: sheet(top, 660),
    solidFrom: top + 2,
    paint(surface) {
      paintWater(surface, kit, water);
      const random = kit.random("reflections");
      const lamp = mix(kit.light.key, kit.style.accent, 0.3);
      for (let index = 0; index < 26; index += 1) {
        const x = random() * 1280;
        fillPath(
          surface,
          withAlpha(mix(lamp, kit.light.far, 0.3), 0.1 + kit.light.darkness * 0.2),
          (path) => {
            for (let dash = 0; dash < 7; dash += 1)
              path.ellipse(
                x + (random() - 0.5) * 8,
                top + 8 + dash * 11,
                8 + random() * 12,
                1.4,
                0,
                0,
                6.3,
              );
          },
        );
      }
    },
    animate: (surface, t, seen) => animateWater(surface, kit, water, seen, t),
  };
}

/** Trees of a park across the square. */
function parkLayer(kit: Kit): Layer {
  return {
    depth: 0.52,
    box: sheet(360, 640),
    solidFrom: 592,
    paint(surface) {
      const random = kit.random("park");
      const color = kit.local.leafDeep;
      for (let tree = 0; tree < 12; tree += 1) {
        const x = tree * 116 + random() * 40;
        const height = 96 + random() * 40;
        paintBroadleaf(surface, kit, {
          x,
          y: 582,
          height,
          distance: 0.22,
          color: random() < 0.5 ? kit.local.leaf : color,
          random,
        });
      }
      for (let bush = 0; bush < 22; bush += 1)
        paintBush(surface, kit, {
          x: bush * 64 + random() * 20,
          y: 592,
          width: 74,
          distance: 0.18,
          color,
          random,
        });
      surface.fillStyle = kit.tone(color, -0.6, 0.16);
      surface.fillRect(-30, 586, 1340, 60);
    },
  };
}

/** What closes the picture to the left and right: street fronts, or trees by the river. */
function sidesLayer(kit: Kit, river: boolean): Layer {
  return {
    depth: 0.8,
    box: sheet(40, 640),
    paint(surface: Surface) {
      const random = kit.random("street sides");
      for (const side of [-1, 1]) {
        if (river) {
          const x = 640 + side * (560 + random() * 40);
          paintBroadleaf(surface, kit, {
            x,
            y: 606,
            height: 300 + random() * 70,
            distance: 0.04,
            color: kit.local.leaf,
            random,
          });
          continue;
        }
        const width = 190 + random() * 40;
        const height = 400 + random() * 110;
        paintShopFront(surface, kit, {
          left: side < 0 ? -30 : 1310 - width,
          width,
          y: 598,
          height,
          distance: 0.05,
          random,
        });
        paintShopFront(surface, kit, {
          left: side < 0 ? width - 34 : 1314 - width - 118,
          width: 118,
          y: 592,
          height: height * 0.7,
          distance: 0.12,
          random,
        });
      }
    },
  };
}
