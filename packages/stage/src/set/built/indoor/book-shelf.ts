import { paintForm } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addRoundRect, addStar, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** Shelves with books and treasures: a globe, a ship's star, a jar of light. */
export function paintBookShelf(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const random = kit.random("books");
  const left = x - width / 2;
  const top = y - height;
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
    path.ellipse(x, y + 1, width * 0.62, 11, 0, 0, 6.3),
  );
  paintForm(
    surface,
    kit.brush,
    { box: { x: left, y: top, width, height }, color: kit.tone(kit.local.wood, -0.05) },
    (path) => addRoundRect(path, left, top, width, height, 8),
  );
  const rows = 4;
  const inner = { left: left + 10, width: width - 20, height: (height - 22) / rows };
  const colors = [
    kit.local.roof,
    kit.local.roofOther,
    kit.style.accent,
    kit.local.leaf,
    "#e8c060",
    "#8a6fc0",
  ];
  for (let row = 0; row < rows; row += 1) {
    const shelfTop = top + 12 + row * inner.height;
    const floor = shelfTop + inner.height - 9;
    surface.fillStyle = mix(kit.tone(kit.local.wood, -0.8), kit.light.shadow, 0.3);
    surface.fillRect(inner.left, shelfTop, inner.width, inner.height - 9);
    let at = inner.left + 4;
    const stop = inner.left + inner.width * (row % 2 === 0 ? 0.66 : 0.98);
    while (at < stop - 12) {
      const thick = 8 + random() * 9;
      const tall = (inner.height - 14) * (0.66 + random() * 0.3);
      const own = colors[Math.floor(random() * colors.length)] ?? kit.local.roof;
      fillPath(surface, kit.tone(own, 0.1 - random() * 0.3), (path) =>
        addRoundRect(path, at, floor - tall, thick - 1, tall, 1.6),
      );
      fillPath(surface, withAlpha(kit.tone("#f4d888", 0.2), 0.7), (path) =>
        path.rect(at + 1, floor - tall * 0.82, thick - 3, 2),
      );
      at += thick;
    }
    if (row % 2 !== 0) continue;
    const place = inner.left + inner.width * 0.83;
    const size = inner.height * 0.26;
    if (row === 0)
      paintForm(
        surface,
        kit.brush,
        {
          box: { x: place - size, y: floor - size * 2.4, width: size * 2, height: size * 2 },
          color: kit.tone(kit.local.water, 0.1),
        },
        (path) => addCircle(path, place, floor - size * 1.3, size),
      );
    else
      fillPath(surface, kit.tone("#f4cf6a", 0.4), (path) =>
        addStar(path, place, floor - size * 1.1, size * 1.2),
      );
  }
}
