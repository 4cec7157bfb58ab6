import { falling, paintGlow } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, sheetWidth, type Layer } from "#set/layer.ts";
import { floorBottom, floorFoot, groundY } from "#set/nature/land/floor.ts";
import type { Surface } from "#surface.ts";

export type Paving = {
  /** y of its far edge. */
  back: number;
  color: string;
  kind: "cobbles" | "flags" | "tiles";
  room?: number;
  on?: (surface: Surface) => void;
  animate?: Layer["animate"];
};

/** A paved floor in perspective, with a pool of light for the cast. */
export function pavingLayer(kit: BackdropContext, paving: Paving): Layer {
  const { back, color, room = 20, on, animate } = paving;
  return {
    depth: 1,
    box: sheet(Math.max(-20, back - room), floorBottom),
    below: floorFoot(kit, color),
    solidFrom: back + 2,
    paint(surface) {
      paintPaving(surface, kit, paving);
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}

function paintPaving(surface: Surface, kit: BackdropContext, { back, color, kind }: Paving): void {
  const { key, shadow, darkness, keyAt } = kit.light;
  surface.fillStyle = falling(surface, back, floorBottom, [
    [0, kit.tone(color, 0.5)],
    [0.3, kit.tone(color, 0.16)],
    [0.62, kit.tone(color, -0.05)],
    [1, floorFoot(kit, color)],
  ]);
  surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, floorBottom - back + 6);
  surface.save();
  surface.beginPath();
  surface.rect(sheetLeft - 4, back, sheetWidth + 8, floorBottom - back + 6);
  surface.clip();
  if (kind === "cobbles") paintCobbles(surface, kit, { back, color });
  else paintSlabs(surface, kit, { back, color, kind });
  const strength = 0.44 - darkness * 0.1;
  const towards = Math.sign(keyAt.x - 640) * 70;
  paintGlow(
    surface,
    { x: 640 + towards, y: groundY - 20, radius: 620, squash: 0.18 },
    key,
    strength,
  );
  for (const x of [sheetLeft, sheetRight])
    paintGlow(surface, { x, y: floorBottom, radius: 420, squash: 0.42 }, shadow, 0.5);
  surface.fillStyle = withAlpha(shadow, 0.3);
  surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, 2.4);
  surface.restore();
}

type Ground = { back: number; color: string };

/** y of the joints between rows, closer together in the distance. */
function rowsOf(back: number, count: number): number[] {
  return Array.from(
    { length: count + 1 },
    (_, row) => back + (floorBottom + 8 - back) * (row / count) ** 1.55,
  );
}

function paintSlabs(
  surface: Surface,
  kit: BackdropContext,
  { back, color, kind }: Ground & { kind: "flags" | "tiles" },
): void {
  const random = kit.random("slabs");
  const vanish = back - 190;
  const rows = rowsOf(back, 7);
  const wide = kind === "tiles" ? 100 : 128;
  const at = (x: number, y: number) => 640 + x * ((y - vanish) / (groundY - vanish));
  for (const [row, top] of rows.entries()) {
    const low = rows[row + 1];
    if (low === undefined) break;
    const shift = kind === "flags" ? (row % 2) * 0.5 + random() * 0.2 : 0;
    for (let column = -9; column < 9; column += 1) {
      const left = (column + shift) * wide;
      const right = left + wide;
      const checked = kind === "tiles" && (row + column) % 2 === 0 ? -0.35 : 0.15;
      const lit = checked + (random() - 0.5) * (kind === "flags" ? 1.2 : 0.4);
      fillPath(surface, withAlpha(kit.tone(color, lit), 0.36), (path) => {
        path.moveTo(at(left, top) + 0.8, top + 0.6);
        path.lineTo(at(right, top) - 0.8, top + 0.6);
        path.lineTo(at(right, low) - 1.2, low - 0.8);
        path.lineTo(at(left, low) + 1.2, low - 0.8);
        path.closePath();
      });
    }
  }
}

function paintCobbles(surface: Surface, kit: BackdropContext, { back, color }: Ground): void {
  const random = kit.random("cobbles");
  const rows = rowsOf(back, 11);
  for (const lit of [0.55, 0.1, -0.3])
    fillPath(surface, withAlpha(kit.tone(color, lit), 0.4), (path) => {
      for (const [row, top] of rows.entries()) {
        const tall = (rows[row + 1] ?? top + 16) - top;
        const wide = tall * 2.5;
        for (let x = sheetLeft - random() * wide; x < sheetRight; x += wide)
          if (random() < 0.4)
            addEllipse(path, x + wide / 2, top + tall / 2, wide * 0.42, tall * 0.4);
      }
    });
}
