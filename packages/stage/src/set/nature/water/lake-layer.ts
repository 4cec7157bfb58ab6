import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { animateWater, paintWater, type Water } from "./water.ts";

/** Still water in the valley that reflects the peaks. */
export function lakeLayer(kit: BackdropContext): Layer {
  const water: Water = { top: 500, bottom: 560, name: "lake" };
  return {
    depth: 0.34,
    box: sheet(water.top, water.bottom + 40),
    solidFrom: water.top + 2,
    paint: (surface) => paintWater(surface, kit, water),
    animate: (surface, t, seen) => animateWater(surface, kit, water, seen, t),
  };
}
