import { paintForm } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type Place = { x: number; y: number; width: number };

/** A shelf of painted plates and jars, with copper pans and cups on hooks below it. */
export function paintPlateShelf(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width }: Place,
): void {
  const random = kit.random("plates");
  const left = x - width / 2;
  const colors = [kit.local.roofOther, kit.style.accent, kit.local.leaf, kit.local.roof];
  fillPath(surface, withAlpha(kit.light.shadow, 0.28), (path) =>
    addRoundRect(path, left + 4, y + 10, width, 15, 5),
  );
  for (let plate = 0; plate < 3; plate += 1) {
    const radius = 31 - plate * 3;
    const at = { x: left + 44 + plate * 66, y: y - radius - 2 };
    const own = colors[plate % colors.length] ?? kit.style.accent;
    const box = { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 };
    paintForm(surface, kit.brush, { box, color: kit.tone("#f8f1e4", 0), contrast: 0.6 }, (path) =>
      addCircle(path, at.x, at.y, radius),
    );
    strokePath(surface, kit.tone(own, 0), 4, (path) => addCircle(path, at.x, at.y, radius - 6));
    fillPath(surface, kit.tone(own, 0.2), (path) => {
      for (let petal = 0; petal < 6; petal += 1)
        addCircle(path, at.x + Math.cos(petal * 1.05) * 7, at.y + Math.sin(petal * 1.05) * 7, 4);
    });
  }
  for (let jar = 0; jar < 2; jar += 1) {
    const at = left + width - 70 + jar * 40;
    const tall = 46 - jar * 12;
    const own = mix(colors[Math.floor(random() * 4)] ?? kit.local.roof, "#f4e4c4", 0.45);
    const box = { x: at - 16, y: y - tall, width: 32, height: tall };
    paintForm(surface, kit.brush, { box, color: kit.tone(own, 0) }, (path) =>
      addRoundRect(path, box.x, box.y, box.width, box.height, 7),
    );
    fillPath(surface, kit.tone(kit.local.wood, 0.2), (path) =>
      addRoundRect(path, at - 12, y - tall - 7, 24, 9, 3),
    );
  }
  const board = { x: left - 6, y, width: width + 12, height: 12 };
  paintForm(surface, kit.brush, { box: board, color: kit.tone(kit.local.wood, 0.05) }, (path) =>
    addRoundRect(path, board.x, board.y, board.width, board.height, 4),
  );
  for (let hook = 0; hook < 4; hook += 1) {
    const at = left + 36 + hook * ((width - 72) / 3);
    if (hook % 2 === 0) paintPan(surface, kit, at, y + 14, 19 + hook * 1.5);
    else paintCup(surface, kit, at, y + 14, colors[hook] ?? kit.local.roof);
  }
}

function paintPan(
  surface: Surface,
  kit: BackdropContext,
  x: number,
  y: number,
  radius: number,
): void {
  strokePath(surface, kit.tone("#8a4f34", -0.2), 5, (path) => {
    path.moveTo(x, y + 4);
    path.lineTo(x, y + 34);
  });
  const middle = y + 32 + radius;
  const box = { x: x - radius, y: middle - radius, width: radius * 2, height: radius * 2 };
  paintForm(surface, kit.brush, { box, color: kit.tone("#c9744a", 0.05) }, (path) =>
    addCircle(path, x, middle, radius),
  );
  strokePath(surface, kit.tone("#f2b384", 0.4), 2, (path) =>
    path.arc(x, middle, radius * 0.72, 3.4, 5),
  );
}

function paintCup(
  surface: Surface,
  kit: BackdropContext,
  x: number,
  y: number,
  color: string,
): void {
  const tone = kit.tone(mix(color, "#ffffff", 0.3), 0);
  strokePath(surface, tone, 3.4, (path) => addEllipse(path, x + 14, y + 22, 8, 8));
  const box = { x: x - 13, y: y + 9, width: 26, height: 28 };
  paintForm(surface, kit.brush, { box, color: tone }, (path) =>
    addRoundRect(path, box.x, box.y, box.width, box.height, 8),
  );
}
