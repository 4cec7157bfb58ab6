import { pick } from "@goldmane/std/seeded-random";
import { mix } from "#paint/mix.ts";
import { paintFloorLight, paintLampPool } from "#set/built/indoor/floor-light.ts";
import { paintRug } from "#set/built/indoor/nursery.ts";
import { gardenView, weatherOutside } from "#set/built/indoor/window-view.ts";
import { counterLayer } from "#set/built/kitchen/counter-layer.ts";
import type { KitchenPlan } from "#set/built/kitchen/kitchen-plan.ts";
import { kitchenWallLayer } from "#set/built/kitchen/kitchen-wall.ts";
import { pavingLayer } from "#set/built/town/paving.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { motesLayer } from "#set/weather/glimmers.ts";

/** A lived-in kitchen: time and weather in the window over the sink, a fire in the range. */
export function kitchen(kit: BackdropContext): Scenery {
  const random = kit.random("kitchen");
  const seed = Math.floor(random() * 1e6);
  const side = kit.light.keyAt.x < 640 ? -1 : 1;
  const plan: KitchenPlan = {
    wall: pick(random, ["#f4e2c0", "#f2d3bc", "#e4e6cf", "#f6e6d6", "#dfe4e6"]),
    tile: pick(random, ["#8fb6c4", "#d9a184", "#9fbf9a", "#c9b6d6", "#e0c27c"]),
    cupboard: pick(random, ["#7fa39a", "#b9785c", "#6f88b0", "#c79a52", "#8f9f6a", "#a87390"]),
    metal: pick(random, ["#c9834f", "#d3a64f", "#aab4c0"]),
    cloth: pick(random, [
      kit.local.roof,
      kit.local.roofOther,
      mix(kit.style.accent, "#ffffff", 0.1),
    ]),
    side,
    windowX: 640 + side * 226,
    stoveX: 640 - side * 424,
  };
  const floor = pick(random, ["#c98f62", "#b9a58c", "#a77a62", "#9aa39f"]);
  return {
    groundY,
    sheltered: true,
    behind: [
      ...gardenView(kit, { seed, base: 318, horizon: 320 }),
      ...weatherOutside(kit, 300),
      kitchenWallLayer(kit, plan),
      counterLayer(kit, plan),
      pavingLayer(kit, {
        back: 582,
        color: mix(floor, kit.local.path, 0.2),
        kind: "tiles",
        on(surface) {
          paintRug(surface, kit, { y: 642, color: mix(plan.cloth, plan.wall, 0.3) });
          paintFloorLight(surface, kit, { x: plan.windowX, half: 120, back: 582 });
          paintLampPool(surface, kit, 640 - side * 30);
        },
      }),
      motesLayer(kit),
    ],
    front: [],
  };
}
