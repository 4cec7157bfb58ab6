import { paintForm } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight } from "#set/layer.ts";
import { fillPath } from "#paint/path.ts";
import type { Surface } from "#surface.ts";

/** A stone balustrade along the back of a terrace. */
export function paintBalustrade(
  surface: Surface,
  kit: BackdropContext,
  { y, height, color }: { y: number; height: number; color: string },
): void {
  const width = sheetRight - sheetLeft + 8;
  const bar = (top: number, tall: number, lit: number) =>
    paintForm(
      surface,
      kit.brush,
      {
        box: { x: sheetLeft - 4, y: top, width, height: tall },
        color: kit.tone(color, lit),
        outline: 0,
      },
      (path) => path.rect(sheetLeft - 4, top, width, tall),
    );
  const top = y - height;
  fillPath(surface, kit.tone(color, -0.35), (path) => {
    for (let x = sheetLeft; x < sheetRight; x += 26) {
      path.moveTo(x - 3, top + 8);
      path.quadraticCurveTo(x - 9, y - height * 0.32, x - 4, y - 6);
      path.lineTo(x + 4, y - 6);
      path.quadraticCurveTo(x + 9, y - height * 0.32, x + 3, top + 8);
      path.closePath();
    }
  });
  bar(y - 9, 9, -0.1);
  for (let x = sheetLeft + 12; x < sheetRight; x += 208)
    paintForm(
      surface,
      kit.brush,
      { box: { x: x - 15, y: top - 5, width: 30, height: height + 5 }, color: kit.tone(color, 0) },
      (path) => {
        path.rect(x - 14, top - 2, 28, height + 2);
        path.rect(x - 18, top - 7, 36, 8);
      },
    );
  bar(top, 10, 0.35);
}
