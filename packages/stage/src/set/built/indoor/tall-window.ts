import { withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type Pane = { x: number; top: number; width: number; bottom: number };

/**
 * A window cut through the wall, framed in pale stone, with leaded diamond panes, some of them
 * stained.
 */
export function paintTallWindow(
  surface: Surface,
  kit: BackdropContext,
  { x, top, width, bottom }: Pane,
  stone: string,
): void {
  const half = width / 2;
  const arch = (grow: number) => (path: Surface) => {
    path.moveTo(x - half - grow, bottom + grow);
    path.lineTo(x - half - grow, top + half);
    path.quadraticCurveTo(x - half - grow, top - grow * 0.6, x, top - half * 0.5 - grow);
    path.quadraticCurveTo(x + half + grow, top - grow * 0.6, x + half + grow, top + half);
    path.lineTo(x + half + grow, bottom + grow);
    path.closePath();
  };
  fillPath(surface, kit.tone(stone, 0.6, 0.15), arch(12));
  surface.globalCompositeOperation = "destination-out";
  fillPath(surface, "#000000", arch(0));
  surface.globalCompositeOperation = "source-over";
  surface.save();
  surface.beginPath();
  arch(0)(surface);
  surface.clip();
  const random = kit.random(`glass ${x}`);
  const glass = [kit.style.accent, kit.light.sky[1], kit.light.key, kit.local.roof];
  const cell = width / 5;
  for (let row = -1; row < 17; row += 1)
    for (let column = 0; column <= 5; column += 1) {
      const border = row < 4 || row === 15 || column === 0 || column === 5;
      const color = glass[Math.floor(random() * glass.length)] ?? kit.style.accent;
      const at = {
        x: x - half + (column + (row % 2) * 0.5) * cell,
        y: top - 20 + row * cell * 0.8,
      };
      fillPath(surface, withAlpha(color, border ? 0.42 : random() * 0.12), (path) =>
        addPolygon(path, [
          { x: at.x, y: at.y - cell * 0.8 },
          { x: at.x + cell / 2, y: at.y },
          { x: at.x, y: at.y + cell * 0.8 },
          { x: at.x - cell / 2, y: at.y },
        ]),
      );
    }
  const lead = withAlpha(kit.tone(kit.light.near, -0.2, 0.1), 0.55);
  strokePath(surface, lead, 1.3, (path) => {
    for (let line = -8; line < 30; line += 1) {
      const y = top - 40 + line * cell * 1.6;
      path.moveTo(x - half, y);
      path.lineTo(x + half, y + width * 1.6);
      path.moveTo(x + half, y);
      path.lineTo(x - half, y + width * 1.6);
    }
  });
  surface.fillStyle = kit.tone(stone, 0.2, 0.12);
  surface.fillRect(x - 5, top - 80, 10, bottom - top + 100);
  surface.fillRect(x - half, top + (bottom - top) * 0.46, width, 8);
  surface.restore();
}
