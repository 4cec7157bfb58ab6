import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { floorBottom, floorFoot } from "#set/nature/land/floor.ts";
import type { Surface } from "#surface.ts";

const back = 572;

export type Boards = {
  color: string;
  room: number;
  /** x at which the window's light enters. */
  windowX: number;
  on: (surface: Surface) => void;
  animate?: Layer["animate"];
};

/** A wooden floor with the window's light on it in panes. */
export function boardsLayer(
  kit: BackdropContext,
  { color, room, windowX, on, animate }: Boards,
): Layer {
  return {
    depth: 1,
    box: sheet(back - room, floorBottom),
    below: floorFoot(kit, color),
    solidFrom: back + 2,
    paint(surface) {
      surface.fillStyle = falling(surface, back, floorBottom, [
        [0, kit.tone(color, 0.3)],
        [0.35, kit.tone(color, 0.12)],
        [1, floorFoot(kit, color)],
      ]);
      surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, floorBottom - back + 6);
      const random = kit.random("boards");
      const rows = Array.from(
        { length: 8 },
        (_, row) => back + (floorBottom + 6 - back) * (row / 7) ** 1.5,
      );
      for (const [row, top] of rows.entries()) {
        const low = rows[row + 1] ?? top;
        let x = sheetLeft - random() * 300;
        while (x < 1310) {
          const length = (240 + random() * 260) * (0.7 + row * 0.1);
          surface.fillStyle = withAlpha(kit.tone(color, random() * 1.6 - 0.9), 0.22);
          surface.fillRect(x, top, length - 2, low - top - 1);
          x += length;
        }
      }
      strokePath(surface, withAlpha(kit.tone(color, -0.95), 0.35), 1.2, (path) => {
        for (const y of rows) {
          path.moveTo(sheetLeft, y);
          path.lineTo(sheetLeft + sheetWidth, y);
        }
      });
      surface.fillStyle = withAlpha(kit.light.shadow, 0.35);
      surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, 3);
      on(surface);
      paintWindowLight(surface, kit, windowX);
      for (const x of [sheetLeft, sheetLeft + sheetWidth])
        paintGlow(
          surface,
          { x, y: floorBottom, radius: 420, squash: 0.42 },
          kit.light.shadow,
          0.45,
        );
    },
    ...(animate ? { animate } : {}),
  };
}

/** Two rows of panes, foreshortened along the floor towards the viewer. */
function paintWindowLight(surface: Surface, kit: BackdropContext, windowX: number): void {
  const color = mix(kit.light.key, "#ffffff", 0.15);
  const strength = kit.weather === "rain" ? 0.12 : 0.3 - kit.light.darkness * 0.08;
  const lean = Math.sign(640 - windowX) * 90;
  const at = (x: number, y: number) => ({
    x: windowX + (x - windowX) * (0.9 + (y - back) * 0.004) + ((y - back) / 130) * lean,
    y,
  });
  fillPath(surface, withAlpha(color, strength), (path) => {
    for (const left of [windowX - 130, windowX + 8])
      for (const [top, low] of [
        [594, 630],
        [637, 700],
      ] as const)
        addPolygon(path, [at(left, top), at(left + 122, top), at(left + 122, low), at(left, low)]);
  });
  paintGlow(surface, { x: 640, y: 620, radius: 480, squash: 0.16 }, kit.light.key, 0.26);
}
