import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { paintDresser } from "./dresser.ts";
import { worktopY, type KitchenPlan } from "./kitchen-plan.ts";
import { animateStove, paintStove } from "./stove.ts";

const foot = 586;
const stoveHalf = 104;

/** Cupboards along the wall with a worktop, the sink below the window, the stove, a dresser. */
export function counterLayer(kit: BackdropContext, plan: KitchenPlan): Layer {
  const { side, stoveX, windowX } = plan;
  return {
    depth: 0.94,
    box: sheet(130, 650),
    paint(surface) {
      paintCupboards(surface, kit, plan);
      surface.fillStyle = kit.tone(kit.local.wood, 0.32);
      surface.fillRect(sheetLeft - 4, worktopY, sheetWidth + 8, 12);
      surface.fillStyle = kit.tone(kit.local.wood, -0.3);
      surface.fillRect(sheetLeft - 4, worktopY + 12, sheetWidth + 8, 5);
      surface.fillStyle = withAlpha(kit.light.shadow, 0.26);
      surface.fillRect(sheetLeft - 4, worktopY + 17, sheetWidth + 8, 9);
      paintSink(surface, kit, windowX);
      paintThings(surface, kit, { x: 640 - side * 96, cloth: plan.cloth });
      paintStove(surface, kit, plan, stoveHalf);
      paintDresser(surface, kit, { x: 640 + side * 520, foot, color: plan.cupboard });
    },
    animate: (surface, t) => animateStove(surface, kit, stoveX, t),
  };
}

function paintCupboards(
  surface: Surface,
  kit: BackdropContext,
  { cupboard, metal }: KitchenPlan,
): void {
  surface.fillStyle = kit.tone(cupboard, -0.5);
  surface.fillRect(sheetLeft - 4, worktopY + 8, sheetWidth + 8, 200);
  const wide = 104;
  for (let x = sheetLeft - 20; x < sheetRight; x += wide) {
    const drawer = { x: x + 5, y: worktopY + 28, width: wide - 10, height: 32 };
    const door = { x: x + 5, y: worktopY + 66, width: wide - 10, height: 62 };
    for (const box of [drawer, door]) {
      paintForm(
        surface,
        kit.brush,
        { box, color: kit.tone(cupboard, -0.05), contrast: 0.45 },
        (path) => addRoundRect(path, box.x, box.y, box.width, box.height, 5),
      );
      strokePath(surface, withAlpha(kit.tone(cupboard, -0.7), 0.4), 2, (path) =>
        addRoundRect(path, box.x + 9, box.y + 7, box.width - 18, box.height - 14, 4),
      );
    }
    fillPath(surface, kit.tone(metal, 0.4), (path) => {
      addCircle(path, drawer.x + drawer.width / 2, drawer.y + 17, 4.2);
      addCircle(path, door.x + door.width - 14, door.y + 30, 4.2);
    });
  }
  surface.fillStyle = kit.tone(cupboard, -0.95);
  surface.fillRect(sheetLeft - 4, foot - 16, sheetWidth + 8, 60);
}

/** A deep white sink and a gooseneck faucet. */
function paintSink(surface: Surface, kit: BackdropContext, x: number): void {
  const box = { x: x - 84, y: worktopY - 4, width: 168, height: 66 };
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
    addRoundRect(path, box.x - 2, box.y + 8, box.width + 8, box.height + 2, 10),
  );
  paintForm(surface, kit.brush, { box, color: kit.tone("#f6f1e8", 0), contrast: 0.6 }, (path) =>
    addRoundRect(path, box.x, box.y, box.width, box.height, 10),
  );
  surface.fillStyle = withAlpha("#ffffff", 0.4);
  surface.fillRect(box.x + 8, box.y + 4, box.width - 16, 3);
  for (const [color, width] of [
    [kit.tone("#8f98a8", -0.4), 9],
    [kit.tone("#dfe5ee", 0.3), 5],
  ] as const)
    strokePath(surface, color, width, (path) => {
      path.moveTo(x + 34, worktopY - 2);
      path.lineTo(x + 34, worktopY - 46);
      path.quadraticCurveTo(x + 32, worktopY - 72, x + 10, worktopY - 70);
      path.quadraticCurveTo(x - 6, worktopY - 68, x - 5, worktopY - 48);
    });
}

/** A loaf on a board, a bowl of fruit and a crock of spoons. */
function paintThings(
  surface: Surface,
  kit: BackdropContext,
  { x, cloth }: { x: number; cloth: string },
): void {
  const y = worktopY;
  const board = { x: x - 124, y: y - 8, width: 108, height: 8 };
  paintForm(surface, kit.brush, { box: board, color: kit.tone(kit.local.wood, 0.2) }, (path) =>
    addRoundRect(path, board.x, board.y, board.width, board.height, 4),
  );
  const loaf = { x: x - 112, y: y - 44, width: 84, height: 38 };
  paintForm(surface, kit.brush, { box: loaf, color: kit.tone("#d0914c", 0) }, (path) => {
    path.moveTo(loaf.x, y - 8);
    path.bezierCurveTo(loaf.x - 6, y - 56, loaf.x + 90, y - 56, loaf.x + 84, y - 8);
    path.closePath();
  });
  strokePath(surface, kit.tone("#f2cf98", 0.2), 4, (path) => {
    for (const cut of [18, 38, 58]) {
      path.moveTo(loaf.x + cut, y - 38);
      path.lineTo(loaf.x + cut + 10, y - 22);
    }
  });
  for (const [dx, dy, own] of [
    [18, -34, "#d8483c"],
    [42, -36, "#e8a23c"],
    [30, -48, "#8cb84a"],
  ] as const) {
    const box = { x: x + dx - 14, y: y + dy - 14, width: 28, height: 28 };
    paintForm(surface, kit.brush, { box, color: kit.tone(own, 0) }, (path) =>
      addCircle(path, x + dx, y + dy, 14),
    );
  }
  const bowl = { x: x - 12, y: y - 30, width: 84, height: 30 };
  paintForm(surface, kit.brush, { box: bowl, color: kit.tone(cloth, 0.1) }, (path) => {
    path.moveTo(bowl.x, bowl.y);
    path.quadraticCurveTo(bowl.x + 10, y, bowl.x + 28, y);
    path.lineTo(bowl.x + 56, y);
    path.quadraticCurveTo(bowl.x + 74, y, bowl.x + 84, bowl.y);
    path.closePath();
  });
  const crock = { x: x + 96, y: y - 44, width: 36, height: 44 };
  for (const [lean, tall] of [
    [-12, 44],
    [2, 54],
    [14, 40],
  ] as const) {
    const top = crock.y - tall * 0.6;
    strokePath(surface, kit.tone("#a9774a", 0), 4, (path) => {
      path.moveTo(crock.x + 18, crock.y + 8);
      path.lineTo(crock.x + 18 + lean, top);
    });
    fillPath(surface, kit.tone("#b98652", 0.15), (path) =>
      addEllipse(path, crock.x + 18 + lean * 1.1, top - 7, 6, 10, lean * 0.02),
    );
  }
  paintForm(surface, kit.brush, { box: crock, color: kit.tone("#8fa6b8", 0) }, (path) =>
    addRoundRect(path, crock.x, crock.y, crock.width, crock.height, 7),
  );
}
