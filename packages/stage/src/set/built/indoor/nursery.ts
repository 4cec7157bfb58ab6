import { paintForm } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** An oval rug with rings where the cast stands. */
export function paintRug(
  surface: Surface,
  kit: BackdropContext,
  { y, color }: { y: number; color: string },
): void {
  for (const [reach, lit] of [
    [1, -0.25],
    [0.92, 0.2],
    [0.74, -0.05],
    [0.7, 0.35],
    [0.4, 0.05],
  ] as const)
    fillPath(
      surface,
      kit.tone(reach === 0.92 || reach === 0.7 ? mix(color, "#fff4e0", 0.45) : color, lit),
      (path) => addEllipse(path, 640, y, 430 * reach, 62 * reach),
    );
}

/** A ball, blocks and a sleeping teddy bear in a corner. */
export function paintToys(
  surface: Surface,
  kit: BackdropContext,
  { x, y }: { x: number; y: number },
): void {
  const ball = kit.tone(kit.style.accent, 0.05);
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) => addEllipse(path, x + 10, y, 84, 8));
  for (const [index, own] of [kit.local.roofOther, kit.local.leaf, "#f0c050"].entries()) {
    const at = {
      x: x - 62 + (index % 2) * 40 + (index === 2 ? 18 : 0),
      y: y - 36 - (index === 2 ? 36 : 0),
    };
    paintForm(
      surface,
      kit.brush,
      { box: { ...at, width: 36, height: 36 }, color: kit.tone(own, 0) },
      (path) => addRoundRect(path, at.x, at.y, 36, 36, 5),
    );
  }
  paintForm(
    surface,
    kit.brush,
    { box: { x: x + 36, y: y - 50, width: 50, height: 50 }, color: ball },
    (path) => addCircle(path, x + 60, y - 25, 25),
  );
  fillPath(surface, withAlpha("#ffffff", 0.6), (path) =>
    addEllipse(path, x + 60, y - 25, 25, 7, -0.4),
  );
}
