import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type FloorLight = { x: number; half: number; back: number; strength?: number };

/** A window's light on the floor: two rows of foreshortened panes. */
export function paintFloorLight(
  surface: Surface,
  kit: BackdropContext,
  { x, half, back, strength = 1 }: FloorLight,
): void {
  const color = mix(kit.light.key, "#ffffff", 0.2);
  const dull = kit.weather === "rain" || kit.weather === "mist";
  const alpha = (dull ? 0.1 : 0.26 - kit.light.darkness * 0.16) * strength;
  const lean = Math.sign(640 - x) * 96;
  const at = (across: number, y: number) => ({
    x: x + across * (0.92 + (y - back) * 0.004) + ((y - back) / 130) * lean,
    y,
  });
  fillPath(surface, withAlpha(color, alpha), (path) => {
    for (const [left, right] of [
      [-half, -5],
      [5, half],
    ] as const)
      for (const [top, low] of [
        [back + 16, back + 52],
        [back + 59, back + 122],
      ] as const)
        addPolygon(path, [at(left, top), at(right, top), at(right, low), at(left, low)]);
  });
}

/** The pool of light of the lamps on the floor, when they are lit. */
export function paintLampPool(surface: Surface, kit: BackdropContext, x = 640): void {
  if (!isLampTime(kit)) return;
  const { darkness } = kit.light;
  const pool = { x, y: 634, radius: 560, squash: 0.17 };
  paintGlow(surface, pool, lampColor(kit), 0.2 + darkness * 0.75);
}
