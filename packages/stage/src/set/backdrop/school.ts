import { pick } from "@goldmane/std/seeded-random";
import { mix } from "#paint/mix.ts";
import { paintLampPool } from "#set/built/indoor/floor-light.ts";
import { boardsLayer } from "#set/built/indoor/boards.ts";
import { gardenView, weatherOutside } from "#set/built/indoor/window-view.ts";
import { paintFurniture } from "#set/built/school/furniture.ts";
import type { SchoolPlan } from "#set/built/school/school-plan.ts";
import { schoolWallLayer } from "#set/built/school/school-wall.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { motesLayer } from "#set/weather/glimmers.ts";

/** An empty classroom: board, map and globe; the yard in its tall windows. */
export function school(kit: BackdropContext): Scenery {
  const random = kit.random("school");
  const seed = Math.floor(random() * 1e6);
  const side = kit.light.keyAt.x < 640 ? -1 : 1;
  const plan: SchoolPlan = {
    wall: pick(random, ["#f3e6c8", "#dfe9dc", "#e6e2ee", "#f2ddc8"]),
    panel: pick(random, ["#7d9c8a", "#a98262", "#7f93ac", "#b58a74", "#8f8a70"]),
    board: pick(random, ["#2f5a4c", "#35505f", "#3f4a44"]),
    paper: [
      mix(kit.style.accent, "#ffffff", 0.12),
      kit.local.roofOther,
      "#efc250",
      mix(kit.local.leaf, "#ffffff", 0.15),
    ],
    side,
  };
  return {
    groundY,
    sheltered: true,
    behind: [
      ...gardenView(kit, { seed, base: 366, horizon: 370 }),
      ...weatherOutside(kit, 340),
      schoolWallLayer(kit, plan),
      boardsLayer(kit, {
        color: mix(kit.local.wood, kit.local.path, 0.42),
        room: 270,
        windowX: 640 + side * 330,
        on(surface) {
          paintLampPool(surface, kit);
          paintFurniture(surface, kit, plan);
        },
      }),
      motesLayer(kit),
    ],
    front: [],
  };
}
