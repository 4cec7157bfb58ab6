import { mix } from "#paint/mix.ts";
import { paintBalustrade } from "#set/built/town/balustrade.ts";
import { animateTraffic } from "#set/built/town/air-traffic.ts";
import { paintLampPost } from "#set/built/town/lamp-post.ts";
import { pavingLayer } from "#set/built/town/paving.ts";
import { skyLineLayer } from "#set/built/town/sky-line.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { riverLayer } from "#set/built/town/river-front.ts";
import { parkLayer, streetSidesLayer } from "#set/built/town/street-sides.ts";

/** A city from its riverside or from a square with shops: rows of towers that fade into haze. */
export function city(kit: BackdropContext): Scenery {
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
      streetSidesLayer(kit, river),
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
