import { withAlpha } from "#paint/mix.ts";
import { addCircle, addPolygon, addStar, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type Drawings = { x: number; y: number; papers: readonly string[] };

/** Four sheets pinned in a slightly crooked row: a house, a sun, a star, a tree. */
export function paintDrawings(
  surface: Surface,
  kit: BackdropContext,
  { x, y, papers }: Drawings,
): void {
  const random = kit.random("drawings");
  for (let sheetOf = 0; sheetOf < 4; sheetOf += 1) {
    surface.save();
    surface.translate(x - 96 + sheetOf * 64, y + (random() - 0.5) * 12);
    surface.rotate((random() - 0.5) * 0.16);
    surface.fillStyle = withAlpha(kit.light.shadow, 0.24);
    surface.fillRect(-23, -27, 52, 64);
    surface.fillStyle = kit.tone("#fdf8ec", 0.1);
    surface.fillRect(-26, -32, 52, 64);
    const color = kit.tone(papers[sheetOf % papers.length] ?? "#e8a23c", 0.05);
    const other = kit.tone(papers[(sheetOf + 1) % papers.length] ?? "#6f9fc0", 0.05);
    paintChildsPicture(surface, sheetOf, color, other);
    fillPath(surface, kit.tone("#d2483c", 0.3), (path) => addCircle(path, 0, -28, 3));
    surface.restore();
  }
}

function paintChildsPicture(surface: Surface, kind: number, color: string, other: string): void {
  surface.fillStyle = other;
  surface.fillRect(-22, 18, 44, 9);
  fillPath(surface, color, (path) => {
    switch (kind) {
      case 0:
        path.rect(-13, -4, 26, 22);
        addPolygon(path, [
          { x: -18, y: -4 },
          { x: 18, y: -4 },
          { x: 0, y: -20 },
        ]);
        break;
      case 1:
        addStar(path, 0, -2, 19, { points: 9, inner: 0.6 });
        break;
      case 2:
        addStar(path, 0, 0, 18);
        break;
      default:
        path.rect(-3, 0, 6, 18);
        addCircle(path, 0, -7, 14);
    }
  });
}
