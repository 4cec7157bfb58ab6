import { paintForm } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type Dresser = { x: number; foot: number; color: string };

/** A tall dresser: plates on its shelves, cups on hooks, a jug of flowers. */
export function paintDresser(
  surface: Surface,
  kit: BackdropContext,
  { x, foot, color }: Dresser,
): void {
  const width = 218;
  const left = x - width / 2;
  const top = 176;
  const own = mix(color, kit.local.wood, 0.35);
  fillPath(surface, withAlpha(kit.light.shadow, 0.32), (path) =>
    addEllipse(path, x, foot + 2, width * 0.6, 12),
  );
  const body = { x: left, y: top, width, height: foot - top };
  paintForm(surface, kit.brush, { box: body, color: kit.tone(own, -0.05) }, (path) =>
    addRoundRect(path, left, top, width, foot - top, 9),
  );
  const crown = { x: left - 10, y: top - 12, width: width + 20, height: 22 };
  paintForm(surface, kit.brush, { box: crown, color: kit.tone(own, 0.25) }, (path) =>
    addRoundRect(path, crown.x, crown.y, crown.width, crown.height, 8),
  );
  const colors = [kit.local.roofOther, kit.style.accent, kit.local.roof];
  for (const [row, shelf] of [top + 104, top + 196].entries()) {
    surface.fillStyle = mix(kit.tone(own, -0.85), kit.light.shadow, 0.2);
    surface.fillRect(left + 14, shelf - 84, width - 28, 84);
    for (let plate = 0; plate < 4; plate += 1) {
      const radius = 21;
      const at = { x: left + 38 + plate * 47, y: shelf - radius - 3 };
      if (row === 1 && plate === 2) paintJug(surface, kit, at.x, shelf);
      else {
        fillPath(surface, kit.tone("#f8f1e4", 0.05), (path) => addCircle(path, at.x, at.y, radius));
        strokePath(surface, kit.tone(colors[(plate + row) % 3] ?? color, 0.1), 3.4, (path) =>
          addCircle(path, at.x, at.y, radius - 5),
        );
      }
    }
    surface.fillStyle = kit.tone(own, 0.35);
    surface.fillRect(left + 10, shelf, width - 20, 8);
  }
  const counter = { x: left - 14, y: top + 252, width: width + 28, height: 15 };
  paintForm(surface, kit.brush, { box: counter, color: kit.tone(kit.local.wood, 0.3) }, (path) =>
    addRoundRect(path, counter.x, counter.y, counter.width, counter.height, 5),
  );
  for (const door of [0, 1]) {
    const box = { x: left + 14 + door * (width / 2 - 8), y: top + 282, width: 88, height: 108 };
    paintForm(surface, kit.brush, { box, color: kit.tone(own, 0.1), contrast: 0.5 }, (path) =>
      addRoundRect(path, box.x, box.y, box.width, box.height, 6),
    );
    strokePath(surface, withAlpha(kit.tone(own, -0.8), 0.4), 2.4, (path) =>
      addRoundRect(path, box.x + 12, box.y + 12, box.width - 24, box.height - 24, 5),
    );
    fillPath(surface, kit.tone("#d9b06a", 0.4), (path) =>
      addCircle(path, door === 0 ? box.x + 80 : box.x + 8, box.y + 60, 4),
    );
  }
}

function paintJug(surface: Surface, kit: BackdropContext, x: number, foot: number): void {
  const random = kit.random("jug");
  strokePath(surface, kit.tone(kit.local.leaf, 0), 2.4, (path) => {
    for (const lean of [-16, -4, 10, 18]) {
      path.moveTo(x, foot - 26);
      path.lineTo(x + lean, foot - 56 - Math.abs(lean) * 0.3);
    }
  });
  for (const lean of [-16, -4, 10, 18])
    fillPath(
      surface,
      kit.tone(kit.local.flowers[Math.floor(random() * 3)] ?? "#ff9aa8", 0.2),
      (path) => addCircle(path, x + lean, foot - 58 - Math.abs(lean) * 0.3, 7),
    );
  const box = { x: x - 15, y: foot - 36, width: 30, height: 36 };
  paintForm(surface, kit.brush, { box, color: kit.tone("#9fb9cf", 0) }, (path) =>
    addRoundRect(path, box.x, box.y, box.width, box.height, 9),
  );
}
