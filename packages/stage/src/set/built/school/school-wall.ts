import { withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath, strokePath } from "#paint/path.ts";
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
import { paintChalkBoard } from "./chalk-board.ts";
import { animateClock, paintClock } from "./clock.ts";
import { paintDrawings } from "./drawings.ts";
import type { SchoolPlan } from "./school-plan.ts";
import { paintWorldMap } from "./world-map.ts";

/**
 * The front wall: board and clock in the middle, windows on one side, map and drawings on the
 * other.
 */
export function schoolWallLayer(kit: BackdropContext, plan: SchoolPlan): Layer {
  const { side, wall, panel } = plan;
  const panes = [336, 556].map((away): PaneWindow => ({
    x: 640 + side * away,
    top: 96,
    bottom: 392,
    half: 84,
    columns: 2,
    rows: 3,
    frame: "#f7f0e2",
  }));
  const left = Math.min(...panes.map(({ x, half }) => x - half));
  const right = Math.max(...panes.map(({ x, half }) => x + half));
  const boardX = 640 - side * 76;
  const lamps = [-300, 262].map((away) => ({
    x: 640 + away * side,
    y: 74,
    width: 82,
    color: "#f0ead8",
  }));
  const clock = { x: boardX, y: 62, radius: 33 };
  return {
    depth: 0.88,
    box: sheet(-20, 640),
    opening: { x: left, y: 96, width: right - left, height: 296 },
    paint(surface) {
      paintPlaster(surface, kit, wall);
      paintPanels(surface, kit, panel);
      for (const pane of panes) paintWindowGlow(surface, kit, pane);
      paintChalkBoard(surface, kit, { x: boardX, y: 226, width: 470, height: 222 }, plan.board);
      paintClock(surface, kit, clock);
      paintWorldMap(surface, kit, { x: 640 - side * 466, y: 172, width: 232, height: 134 });
      paintDrawings(surface, kit, { x: 640 - side * 466, y: 306, papers: plan.paper });
      paintCorners(surface, kit);
      for (const lamp of lamps) paintPendantLight(surface, kit, lamp);
      for (const pane of panes) paintPaneWindow(surface, kit, pane);
      paintBunting(surface, kit, plan.paper);
      for (const lamp of lamps) paintPendant(surface, kit, lamp);
    },
    animate: (surface, t) => animateClock(surface, kit, clock, t),
  };
}

/** Wainscoting up to a child's shoulder, with a coat rail above. */
function paintPanels(surface: Surface, kit: BackdropContext, panel: string): void {
  const top = 432;
  surface.fillStyle = kit.tone(panel, -0.1);
  surface.fillRect(sheetLeft - 4, top, sheetWidth + 8, 220);
  for (let x = sheetLeft; x < sheetRight; x += 38) {
    surface.fillStyle = withAlpha(kit.tone(panel, 0.5), 0.5);
    surface.fillRect(x, top, 3, 220);
    surface.fillStyle = withAlpha(kit.tone(panel, -0.8), 0.3);
    surface.fillRect(x + 34, top, 3, 220);
  }
  surface.fillStyle = kit.tone(panel, 0.4);
  surface.fillRect(sheetLeft - 4, top - 7, sheetWidth + 8, 11);
  surface.fillStyle = withAlpha(kit.light.shadow, 0.24);
  surface.fillRect(sheetLeft - 4, top + 4, sheetWidth + 8, 6);
  surface.fillStyle = kit.tone(panel, -0.45);
  surface.fillRect(sheetLeft - 4, 556, sheetWidth + 8, 60);
}

/** Paper flags on two strings below the ceiling. */
function paintBunting(surface: Surface, kit: BackdropContext, colors: SchoolPlan["paper"]): void {
  const sag = (x: number) =>
    26 + Math.abs(Math.sin(((x - sheetLeft) / sheetWidth) * Math.PI * 3)) * 30;
  strokePath(surface, withAlpha(kit.tone("#f6efe0", -0.2), 0.8), 1.6, (path) => {
    for (let x = sheetLeft; x <= sheetRight; x += 12)
      if (x === sheetLeft) path.moveTo(x, sag(x));
      else path.lineTo(x, sag(x));
  });
  for (const [index, color] of colors.entries())
    fillPath(surface, kit.tone(color, 0.1), (path) => {
      for (let x = sheetLeft + index * 34; x < sheetRight; x += 34 * colors.length)
        addPolygon(path, [
          { x: x - 13, y: sag(x - 13) },
          { x: x + 13, y: sag(x + 13) },
          { x, y: sag(x) + 32 },
        ]);
    });
}
