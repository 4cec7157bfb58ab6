import { paintForm } from "#paint/form.ts";
import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type Pendant = { x: number; y: number; width: number; color: string };

/** Glow of a lamp on the wall after dark; paint it before windows are cut. */
export function paintPendantLight(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width }: Pendant,
): void {
  if (!isLampTime(kit)) return;
  const lamp = lampColor(kit);
  const half = width / 2;
  const { darkness } = kit.light;
  paintGlow(surface, { x, y: y + 90, radius: width * 5.6 }, lamp, 0.22 + darkness * 0.62);
  paintGlow(surface, { x, y: y + 6, radius: width * 1.5 }, lamp, 0.6);
  fillPath(
    surface,
    falling(surface, y, y + width * 3.6, [
      [0, withAlpha(lamp, 0.24 + darkness * 0.2)],
      [1, withAlpha(lamp, 0)],
    ]),
    (path) => {
      path.moveTo(x - half * 0.9, y);
      path.lineTo(x + half * 0.9, y);
      path.lineTo(x + width * 2.1, y + width * 3.6);
      path.lineTo(x - width * 2.1, y + width * 3.6);
      path.closePath();
    },
  );
}

/** A pendant lamp on its cord. */
export function paintPendant(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, color }: Pendant,
): void {
  const lit = isLampTime(kit);
  const lamp = lampColor(kit);
  const half = width / 2;
  surface.fillStyle = kit.tone("#3a3040", -0.2);
  surface.fillRect(x - 1.5, -24, 3, y - width * 0.44 + 24);
  const box = { x: x - half, y: y - width * 0.46, width, height: width * 0.46 };
  paintForm(surface, kit.brush, { box, color: kit.tone(color, lit ? 0.25 : 0) }, (path) => {
    path.moveTo(x - half * 0.16, box.y);
    path.lineTo(x + half * 0.16, box.y);
    path.quadraticCurveTo(x + half * 0.86, box.y + box.height * 0.24, x + half, y);
    path.lineTo(x - half, y);
    path.quadraticCurveTo(x - half * 0.86, box.y + box.height * 0.24, x - half * 0.16, box.y);
    path.closePath();
  });
  fillPath(surface, lit ? mix(lamp, "#ffffff", 0.5) : kit.tone("#f4e6cc", -0.3), (path) =>
    addEllipse(path, x, y, half * 0.96, width * 0.07),
  );
}
