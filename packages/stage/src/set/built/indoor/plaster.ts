import { falling, paintGlow } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight, sheetWidth } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

/** A room's wall: darker below the ceiling and in the corners, lightest in the middle. */
export function paintPlaster(surface: Surface, kit: BackdropContext, color: string): void {
  const dusk = kit.light.darkness * 0.6;
  surface.fillStyle = falling(surface, -20, 600, [
    [0, kit.tone(color, -0.85 - dusk)],
    [0.4, kit.tone(color, -0.24 - dusk)],
    [1, kit.tone(color, -0.5 - dusk)],
  ]);
  surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 670);
}

/** Shadows in a room's corners, over everything that hangs there. */
export function paintCorners(surface: Surface, kit: BackdropContext, strength = 0.42): void {
  for (const x of [sheetLeft, sheetRight])
    paintGlow(surface, { x, y: 60, radius: 520 }, kit.light.shadow, strength);
  surface.fillStyle = falling(surface, -20, 120, [
    [0, withAlpha(kit.light.shadow, strength * 0.9)],
    [1, withAlpha(kit.light.shadow, 0)],
  ]);
  surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 150);
}
