import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { paintBookShelf } from "#set/built/indoor/book-shelf.ts";
import type { SchoolPlan } from "./school-plan.ts";

/** A bookshelf, a cupboard with a globe, and small desks along both sides. */
export function paintFurniture(
  surface: Surface,
  kit: BackdropContext,
  { side, paper }: SchoolPlan,
): void {
  paintBookShelf(surface, kit, { x: 640 - side * 548, y: 604, width: 172, height: 206 });
  paintCupboard(surface, kit, { x: 640 + side * 552, y: 602 });
  for (const [x, index] of [
    [640 - side * 372, 0],
    [640 + side * 366, 1],
  ] as const)
    paintDesk(surface, kit, { x, y: 612, paper: paper[index] ?? "#f0c050" });
}

/** A desk with a lid, its chair, and objects on it. */
function paintDesk(
  surface: Surface,
  kit: BackdropContext,
  { x, y, paper }: { x: number; y: number; paper: string },
): void {
  const wood = kit.local.wood;
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) => addEllipse(path, x, y + 2, 96, 10));
  strokePath(surface, kit.tone("#5d6470", -0.2), 7, (path) => {
    for (const leg of [-70, 70]) {
      path.moveTo(x + leg, y - 84);
      path.lineTo(x + leg * 1.08, y);
    }
  });
  const chair = { x: x - 34, y: y - 142, width: 68, height: 40 };
  strokePath(surface, kit.tone("#5d6470", -0.4), 6, (path) => {
    for (const leg of [-26, 26]) {
      path.moveTo(x + leg, y - 106);
      path.lineTo(x + leg, y - 40);
    }
  });
  paintForm(surface, kit.brush, { box: chair, color: kit.tone(wood, -0.3) }, (path) =>
    addRoundRect(path, chair.x, chair.y, chair.width, chair.height, 10),
  );
  const body = { x: x - 88, y: y - 96, width: 176, height: 30 };
  paintForm(surface, kit.brush, { box: body, color: kit.tone(wood, -0.1) }, (path) =>
    addRoundRect(path, body.x, body.y, body.width, body.height, 6),
  );
  const lid = { x: x - 94, y: y - 106, width: 188, height: 14 };
  paintForm(surface, kit.brush, { box: lid, color: kit.tone(wood, 0.35) }, (path) =>
    addRoundRect(path, lid.x, lid.y, lid.width, lid.height, 5),
  );
  fillPath(surface, kit.tone(paper, 0.1), (path) => addRoundRect(path, x - 64, y - 116, 54, 11, 3));
  fillPath(surface, kit.tone("#fdf6e6", 0.2), (path) =>
    addRoundRect(path, x - 62, y - 122, 50, 7, 2),
  );
  fillPath(surface, kit.tone("#d2564a", 0.1), (path) => addCircle(path, x + 52, y - 118, 13));
  strokePath(surface, kit.tone("#5a7a3a", 0), 3, (path) => {
    path.moveTo(x + 52, y - 130);
    path.quadraticCurveTo(x + 54, y - 138, x + 60, y - 140);
  });
}

/** A low cupboard with a globe on it. */
function paintCupboard(
  surface: Surface,
  kit: BackdropContext,
  { x, y }: { x: number; y: number },
): void {
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
    addEllipse(path, x, y + 2, 104, 10),
  );
  const body = { x: x - 92, y: y - 138, width: 184, height: 138 };
  paintForm(surface, kit.brush, { box: body, color: kit.tone(kit.local.wood, -0.15) }, (path) =>
    addRoundRect(path, body.x, body.y, body.width, body.height, 7),
  );
  for (const door of [0, 1]) {
    const box = { x: body.x + 10 + door * 84, y: body.y + 16, width: 80, height: 108 };
    paintForm(
      surface,
      kit.brush,
      { box, color: kit.tone(kit.local.wood, 0.1), contrast: 0.5 },
      (path) => addRoundRect(path, box.x, box.y, box.width, box.height, 5),
    );
    fillPath(surface, kit.tone("#d9b06a", 0.3), (path) =>
      addCircle(path, door === 0 ? box.x + 70 : box.x + 10, box.y + 52, 4.4),
    );
  }
  const top = body.y;
  strokePath(surface, kit.tone("#b98a3c", 0), 5, (path) => {
    path.arc(x, top - 56, 47, -0.5, 2.4);
    path.moveTo(x, top - 10);
    path.lineTo(x, top - 2);
  });
  fillPath(surface, kit.tone("#8a6a3c", 0), (path) =>
    addRoundRect(path, x - 26, top - 9, 52, 9, 4),
  );
  const ball = { x: x - 40, y: top - 96, width: 80, height: 80 };
  paintForm(surface, kit.brush, { box: ball, color: kit.tone("#7fb4cf", 0.05) }, (path) =>
    addCircle(path, x, top - 56, 40),
  );
  surface.save();
  surface.beginPath();
  addCircle(surface, x, top - 56, 40);
  surface.clip();
  fillPath(surface, kit.tone("#a9c878", 0.05), (path) => {
    addEllipse(path, x - 18, top - 70, 19, 12, 0.5);
    addEllipse(path, x - 4, top - 42, 11, 18, -0.2);
    addEllipse(path, x + 30, top - 62, 15, 22, 0.3);
  });
  surface.restore();
}
