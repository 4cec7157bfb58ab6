import { falling } from "#paint/gradient.ts";
import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { paintHighRise } from "./high-rise.ts";

export type SkyLinePlan = {
  name: string;
  depth: number;
  foot: number;
  tall: number;
  width: number;
  distance: number;
  /** x of the gap, where the buildings are low. */
  gap: number;
};

/** One row of tall buildings, highest at the sides of the gap. */
export function skyLineLayer(kit: BackdropContext, plan: SkyLinePlan): Layer {
  const { name, depth, foot, tall, width, distance, gap } = plan;
  const low = 46;
  return {
    depth,
    box: sheet(Math.max(-20, foot - tall * 1.45), foot + 20),
    below: kit.light.far,
    solidFrom: foot - low + 2,
    paint(surface) {
      const random = kit.random(`skyline ${name}`);
      const count = Math.ceil(1360 / width);
      surface.fillStyle = falling(surface, foot - low, foot + 20, [
        [0, kit.tone(kit.local.wallOther, -0.3, distance)],
        [1, mix(kit.tone(kit.local.wallOther, -0.3, distance), kit.light.far, 0.5)],
      ]);
      surface.fillRect(sheetLeft - 4, foot - low, sheetWidth + 8, low + 24);
      const order = Array.from({ length: count }, (_, index) => (index * 7) % count);
      for (const index of order) {
        const x = -30 + ((index + random() * 0.5) * 1360) / count;
        const open = Math.exp(-(((x - gap) / 230) ** 2));
        const height = tall * (0.5 + random() * 0.7) * (1 - open * 0.62);
        const wide = width * (0.75 + random() * 0.5);
        paintHighRise(surface, kit, { x, y: foot + 20, width: wide, height, distance, random });
      }
    },
  };
}
