import { linear } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { Land } from "./ground.ts";

/** A winding footpath down a slope, widening towards the stage. */
export function paintPath(
  surface: Surface,
  kit: BackdropContext,
  { land, from, to, distance }: { land: Land; from: number; to: number; distance: number },
): void {
  const top = land.ridge(from) + 7;
  const bottom = land.bottom - 30;
  const at = (along: number) => ({
    x: from + (to - from) * along ** 1.5 + Math.sin(along * 7) * 46 * along,
    y: top + (bottom - top) * along,
    half: 1.6 + along * 17,
  });
  const steps = Array.from({ length: 21 }, (_, index) => at(index / 20));
  const sand = kit.tone(kit.local.path, 0.25, distance);
  fillPath(
    surface,
    linear(surface, { x: 0, y: top }, { x: 0, y: bottom }, [
      [0, withAlpha(sand, 0.85)],
      [1, withAlpha(sand, 0.3)],
    ]),
    (path) => {
      for (const { x, y, half } of steps) path.lineTo(x - half, y);
      for (const { x, y, half } of steps.toReversed()) path.lineTo(x + half, y);
      path.closePath();
    },
  );
}
