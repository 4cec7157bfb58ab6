import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addRoundRect, addStar, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { paintLampShelf } from "./lamp-shelf.ts";
import { addPaneGlints } from "./pane-window.ts";
import { lampColor } from "#set/built/town/lit-window.ts";

export type Room = {
  wall: string;
  paper: "stars" | "dots" | "stripes";
  cloth: string;
  /** Middle of the window; the bed is on the other side. */
  windowX: number;
  side: -1 | 1;
};

const pane = { top: 132, bottom: 404, half: 132 };

/** A wallpapered wall with its window cut out to the sky. */
export function roomWallLayer(kit: BackdropContext, room: Room): Layer {
  return {
    depth: 0.9,
    box: sheet(-20, 640),
    opening: {
      x: room.windowX - pane.half,
      y: pane.top,
      width: pane.half * 2,
      height: pane.bottom - pane.top,
    },
    paint(surface) {
      const { wall, windowX } = room;
      const dusk = kit.light.darkness * 0.7;
      surface.fillStyle = falling(surface, -20, 600, [
        [0, kit.tone(wall, -0.85 - dusk)],
        [0.4, kit.tone(wall, -0.26 - dusk)],
        [1, kit.tone(wall, -0.5 - dusk)],
      ]);
      surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 670);
      paintPaper(surface, kit, room);
      const strength = 0.46 - kit.light.darkness * 0.2;
      paintGlow(
        surface,
        { x: windowX, y: 300, radius: 520 },
        mix(kit.light.key, kit.light.sky[3], 0.4),
        strength,
      );
      for (const x of [sheetLeft, sheetLeft + sheetWidth])
        paintGlow(surface, { x, y: 60, radius: 520 }, kit.light.shadow, 0.42);
      surface.fillStyle = kit.tone(mix(wall, "#fffaf0", 0.6), 0.1);
      surface.fillRect(sheetLeft - 4, 548, sheetWidth + 8, 60);
      surface.fillStyle = withAlpha(kit.light.shadow, 0.22);
      surface.fillRect(sheetLeft - 4, 545, sheetWidth + 8, 3);
      paintLampShelf(surface, kit, { x: 640 - room.side * 440, y: 376 });
      paintWindowFrame(surface, kit, room);
    },
  };
}

function paintPaper(surface: Surface, kit: BackdropContext, { wall, paper }: Room): void {
  const random = kit.random("paper");
  fillPath(surface, withAlpha(kit.tone(wall, 0.75), 0.32), (path) => {
    if (paper === "stripes") for (let x = sheetLeft; x < 1310; x += 84) path.rect(x, -20, 42, 620);
    else
      for (let row = 0; row < 12; row += 1)
        for (let column = 0; column < 20; column += 1) {
          const x = sheetLeft + column * 68 + (row % 2) * 34;
          const y = row * 52;
          if (paper === "dots") addCircle(path, x, y, 5);
          else addStar(path, x, y, 7, { rotation: random() * 1.2 });
        }
  });
}

/** A white frame, a deep reveal, a sill, and curtains tied back on both sides. */
function paintWindowFrame(
  surface: Surface,
  kit: BackdropContext,
  { windowX: x, cloth }: Room,
): void {
  const { top, bottom, half } = pane;
  const frame = kit.tone("#fbf4e8", 0.3);
  const shade = kit.tone("#fbf4e8", -0.5);
  fillPath(surface, withAlpha(kit.light.shadow, 0.25), (path) =>
    addRoundRect(path, x - half - 14, top - 8, half * 2 + 36, bottom - top + 40, 8),
  );
  fillPath(surface, frame, (path) =>
    addRoundRect(path, x - half - 20, top - 20, half * 2 + 40, bottom - top + 40, 8),
  );
  fillPath(surface, shade, (path) =>
    path.rect(x - half - 7, top - 7, half * 2 + 14, bottom - top + 14),
  );
  surface.globalCompositeOperation = "destination-out";
  fillPath(surface, "#000000", (path) => path.rect(x - half, top, half * 2, bottom - top));
  surface.globalCompositeOperation = "source-over";
  fillPath(surface, frame, (path) => {
    path.rect(x - 6, top, 12, bottom - top);
    path.rect(x - half, (top + bottom) / 2 - 40, half * 2, 10);
  });
  fillPath(surface, withAlpha("#ffffff", 0.12), (path) =>
    addPaneGlints(path, { x, half, top, bottom }),
  );
  fillPath(surface, kit.tone("#fbf4e8", 0.5), (path) =>
    addRoundRect(path, x - half - 34, bottom + 16, half * 2 + 68, 16, 5),
  );
  fillPath(surface, kit.tone(kit.local.wood, -0.2), (path) =>
    addRoundRect(path, x - half - 92, top - 46, half * 2 + 184, 10, 5),
  );
  for (const side of [-1, 1])
    for (const [index, lit] of [-0.35, 0.12, 0.5, 0].entries())
      fillPath(surface, kit.tone(cloth, lit), (path) => {
        const outer = x + side * (half + 84 - index * 18);
        const inner = outer - side * 26;
        path.moveTo(outer, top - 38);
        path.lineTo(inner - side * 12, top - 38);
        path.quadraticCurveTo(inner - side * 8, top + 90, x + side * (half + 44), top + 196);
        path.quadraticCurveTo(inner + side * 18, bottom - 20, inner + side * 10, bottom + 66);
        path.lineTo(outer, bottom + 66);
        path.quadraticCurveTo(outer + side * 4, bottom - 30, x + side * (half + 60), top + 196);
        path.quadraticCurveTo(outer + side * 2, top + 90, outer, top - 38);
        path.closePath();
      });
}

/** A string of small pulsing lamps across the wall. */
export function animateFairyLights(
  surface: Surface,
  kit: BackdropContext,
  t: number,
  { windowX, side }: Room,
): void {
  const glow = kit.glow(lampColor(kit));
  const from = windowX - side * 210;
  for (let lamp = 0; lamp < 13; lamp += 1) {
    const along = lamp / 12;
    const x = from - side * along * 560;
    const y = 92 + Math.abs(Math.sin(along * Math.PI * 3)) * 34;
    surface.globalAlpha =
      (0.55 + 0.35 * Math.sin(t * 1.3 + lamp * 2.1)) * (0.4 + kit.light.darkness * 0.6);
    surface.drawImage(glow.canvas as never, x - 13, y - 13, 26, 26);
  }
  surface.globalAlpha = 1;
}
