import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { falling } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import type { Surface } from "#surface.ts";
import { sheetLeft, sheetWidth } from "#set/layer.ts";
import { paintPeak } from "./peak.ts";

export type RangePlan = {
  name: string;
  depth: number;
  /** y where the feet are hidden. */
  foot: number;
  peaks: readonly { x: number; height: number; width: number }[];
  distance: number;
  color: string;
  /** Extent of the snow: 0 none .. 1 down to the foot. */
  snow: number;
};

/** A mountain range as one layer, with haze at its feet. */
export function rangeLayer(kit: BackdropContext, plan: RangePlan): Layer {
  const { name, depth, foot, peaks, distance, color, snow } = plan;
  const bottom = foot + 26;
  const tallest = Math.max(...peaks.map(({ height }) => height));
  return {
    depth,
    box: sheet(Math.max(-20, foot - tallest * 1.05), bottom),
    below: kit.light.far,
    solidFrom: bottom - 2,
    fineness: 0.94,
    paint(surface) {
      const random = kit.random(`range ${name}`);
      for (const peak of peaks)
        paintPeak(surface, kit, { ...peak, y: bottom, distance, color, snow, random });
      paintVeil(surface, kit, { top: foot - tallest * 0.42, bottom });
    },
  };
}

/** Haze in the valleys in front of a range. */
function paintVeil(
  surface: Surface,
  kit: BackdropContext,
  { top, bottom }: { top: number; bottom: number },
): void {
  const { far } = kit.light;
  surface.fillStyle = falling(surface, top, bottom, [
    [0, withAlpha(far, 0)],
    [0.55, withAlpha(far, 0.3)],
    [0.92, withAlpha(far, 0.9)],
    [1, far],
  ]);
  surface.fillRect(sheetLeft - 4, top, sheetWidth + 8, bottom - top + 4);
}
