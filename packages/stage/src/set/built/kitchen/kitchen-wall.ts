import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addRoundRect, fillPath } from "#paint/path.ts";
import {
  paintPaneWindow,
  paintWindowGlow,
  type PaneWindow,
} from "#set/built/indoor/pane-window.ts";
import { paintPendant, paintPendantLight } from "#set/built/indoor/pendant.ts";
import { paintCorners, paintPlaster } from "#set/built/indoor/plaster.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { paintHood } from "./hood.ts";
import { worktopY, type KitchenPlan } from "./kitchen-plan.ts";
import { paintPlateShelf } from "./plate-shelf.ts";

const tilesTop = 312;

/** Plaster over tiles, a garden window with a gathered blind, shelves, a hood, beams. */
export function kitchenWallLayer(kit: BackdropContext, plan: KitchenPlan): Layer {
  const pane: PaneWindow = {
    x: plan.windowX,
    top: 104,
    bottom: 356,
    half: 128,
    columns: 3,
    rows: 2,
    frame: "#fbf4e8",
  };
  const lamp = { x: 640 - plan.side * 30, y: 116, width: 116, color: plan.cupboard };
  return {
    depth: 0.88,
    box: sheet(-20, 640),
    opening: { x: pane.x - pane.half, y: pane.top, width: pane.half * 2, height: 252 },
    paint(surface) {
      paintPlaster(surface, kit, plan.wall);
      paintTiles(surface, kit, plan);
      paintWindowGlow(surface, kit, pane);
      paintBeams(surface, kit);
      paintPlateShelf(surface, kit, { x: 640 - plan.side * 92, y: 226, width: 290 });
      paintHood(surface, kit, plan);
      paintCorners(surface, kit);
      paintPendantLight(surface, kit, lamp);
      paintPaneWindow(surface, kit, pane);
      paintBlind(surface, kit, pane, plan.cloth);
      paintSillPots(surface, kit, pane);
      paintPendant(surface, kit, lamp);
    },
  };
}

/** Square tiles between worktop and plaster, some with a painted flower, with a border on top. */
function paintTiles(surface: Surface, kit: BackdropContext, { tile }: KitchenPlan): void {
  const random = kit.random("tiles");
  const size = 33;
  const dusk = kit.light.darkness * 0.4;
  surface.fillStyle = kit.tone(mix(tile, "#fff8ea", 0.3), -0.34 - dusk);
  surface.fillRect(sheetLeft - 4, tilesTop, sheetWidth + 8, 330);
  for (const lit of [0.26, 0.08, -0.12])
    fillPath(surface, kit.tone(mix(tile, "#fff8ea", 0.55), lit - dusk), (path) => {
      for (let y = tilesTop + 16; y < 500; y += size)
        for (let x = sheetLeft - 12; x < sheetRight; x += size)
          if (random() < 0.62) addRoundRect(path, x + 1, y + 1, size - 2, size - 2, 3);
    });
  fillPath(surface, withAlpha(kit.tone(mix(tile, kit.style.accent, 0.35), 0), 0.6), (path) => {
    for (let y = tilesTop + 16; y < 470; y += size)
      for (let x = sheetLeft - 12; x < sheetRight; x += size)
        if (random() < 0.16)
          for (const [dx, dy] of [
            [0, -6],
            [6, 0],
            [0, 6],
            [-6, 0],
          ] as const)
            addCircle(path, x + size / 2 + dx, y + size / 2 + dy, 4.2);
  });
  surface.fillStyle = kit.tone(tile, 0.2 - dusk);
  surface.fillRect(sheetLeft - 4, tilesTop, sheetWidth + 8, 14);
  surface.fillStyle = withAlpha(kit.light.shadow, 0.24);
  surface.fillRect(sheetLeft - 4, tilesTop + 14, sheetWidth + 8, 4);
  surface.fillStyle = withAlpha(kit.light.shadow, 0.2);
  surface.fillRect(sheetLeft - 4, worktopY - 26, sheetWidth + 8, 40);
}

/** Dark old beams under the ceiling. */
function paintBeams(surface: Surface, kit: BackdropContext): void {
  surface.fillStyle = kit.tone(kit.local.wood, -0.7);
  surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 56);
  surface.fillStyle = withAlpha(kit.light.shadow, 0.28);
  surface.fillRect(sheetLeft - 4, 32, sheetWidth + 8, 12);
  for (let x = 70; x < 1300; x += 228) {
    surface.fillStyle = kit.tone(kit.local.wood, -0.4);
    surface.fillRect(x - 24, -24, 48, 66);
    surface.fillStyle = kit.tone(kit.local.wood, 0.1);
    surface.fillRect(x - 24, 38, 48, 4);
  }
}

/** A checked cloth gathered over the window in three swags. */
function paintBlind(
  surface: Surface,
  kit: BackdropContext,
  { x, top, half }: PaneWindow,
  cloth: string,
): void {
  const left = x - half - 26;
  const width = half * 2 + 52;
  const trace = (path: Surface) => {
    path.moveTo(left, top - 30);
    path.lineTo(left + width, top - 30);
    path.lineTo(left + width, top + 34);
    for (let swag = 3; swag > 0; swag -= 1) {
      const right = left + (width * swag) / 3;
      path.quadraticCurveTo(right - width / 6, top + 78, right - width / 3, top + 34);
    }
    path.closePath();
  };
  fillPath(surface, kit.tone(cloth, 0.25), trace);
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  fillPath(surface, withAlpha(kit.tone(cloth, -0.5), 0.34), (path) => {
    for (let stripe = 0; stripe < width; stripe += 22) path.rect(left + stripe, top - 30, 11, 120);
    for (let row = 0; row < 110; row += 22) path.rect(left, top - 30 + row, width, 11);
  });
  fillPath(surface, withAlpha(kit.light.shadow, 0.2), (path) => {
    for (const swag of [1, 2]) path.rect(left + (width * swag) / 3 - 9, top - 30, 18, 70);
  });
  surface.restore();
  fillPath(surface, kit.tone(kit.local.wood, -0.1), (path) =>
    addRoundRect(path, left - 12, top - 38, width + 24, 10, 5),
  );
}

/** Herbs in clay pots on the windowsill. */
function paintSillPots(
  surface: Surface,
  kit: BackdropContext,
  { x, bottom, half }: PaneWindow,
): void {
  const random = kit.random("sill");
  for (const [index, at] of [-0.66, -0.1, 0.62].entries()) {
    const px = x + half * at;
    fillPath(surface, kit.tone("#6f9f5a", index * 0.15 - 0.1), (path) => {
      for (let leaf = 0; leaf < 11; leaf += 1) {
        const lean = (random() - 0.5) * 46;
        const y = bottom - 22 - random() * (index === 1 ? 22 : 40);
        path.moveTo(px + lean + 8, y);
        path.ellipse(px + lean, y, 8, 5, lean * 0.03, 0, 6.3);
      }
    });
    fillPath(surface, kit.tone("#c8764f", 0.1), (path) => {
      path.moveTo(px - 19, bottom - 18);
      path.lineTo(px + 19, bottom - 18);
      path.lineTo(px + 14, bottom + 14);
      path.lineTo(px - 14, bottom + 14);
      path.closePath();
    });
    fillPath(surface, kit.tone("#d88a62", 0.3), (path) =>
      addRoundRect(path, px - 21, bottom - 22, 42, 9, 3),
    );
  }
}
