import { paintGlow } from "#paint/gradient.ts";
import { addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import { withAlpha } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { isLampTime, lampColor } from "./lit-window.ts";

/** A street lamp and, when it is lit, the light around it and on the ground. */
export function paintLampPost(
  surface: Surface,
  kit: BackdropContext,
  { x, y, height, distance }: { x: number; y: number; height: number; distance: number },
): void {
  const iron = kit.tone(kit.light.near, -0.1, distance);
  const top = y - height;
  const size = height * 0.09;
  const lit = isLampTime(kit);
  strokePath(surface, iron, height * 0.026, (path) => {
    path.moveTo(x, y);
    path.lineTo(x, top + size);
  });
  fillPath(surface, iron, (path) => {
    addRoundRect(path, x - size * 0.5, y - size * 0.8, size, size * 0.9, 2);
    addRoundRect(path, x - size * 0.55, top - size * 0.9, size * 1.1, size * 0.34, 2);
    path.moveTo(x - size * 0.5, top - size * 0.8);
    path.lineTo(x, top - size * 1.5);
    path.lineTo(x + size * 0.5, top - size * 0.8);
  });
  fillPath(surface, lit ? lampColor(kit) : kit.tone("#dfe8f0", 0.2, distance), (path) => {
    path.moveTo(x - size * 0.46, top - size * 0.6);
    path.lineTo(x + size * 0.46, top - size * 0.6);
    path.lineTo(x + size * 0.28, top + size * 0.8);
    path.lineTo(x - size * 0.28, top + size * 0.8);
  });
  if (!lit) return;
  paintGlow(
    surface,
    { x, y: top, radius: height * 0.62 },
    lampColor(kit),
    0.5 + kit.light.darkness * 0.25,
  );
  fillPath(surface, withAlpha(lampColor(kit), 0.12), (path) =>
    addEllipse(path, x, y, height * 0.5, height * 0.07),
  );
}
