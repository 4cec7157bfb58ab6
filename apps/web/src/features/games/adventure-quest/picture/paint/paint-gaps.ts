import { columns, rows, tilePixels as size } from "@goldmane/games/adventure-quest/world/field";
import type { Tile } from "@goldmane/games/adventure-quest/world/tiles";
import { grain } from "#features/games/host/art/grain.ts";
import { disc } from "#features/games/host/art/shapes.ts";
import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";
import type { Paint } from "#features/games/adventure-quest/picture/scenery/scenery.ts";

type At = (column: number, row: number) => Tile;

/** Bridges lie over gaps. */
function isGap(found: Tile): boolean {
  return found === "~" || found === "s";
}

/** Paints water, or the depth, with its banks. */
export function paintGaps(context: Paint, theme: RealmTheme, at: At): void {
  const [deep, light] = theme.gap;
  for (const [color, grow, lift] of [
    [theme.bank[1], 5, 0],
    [theme.bank[0], 3, 2],
    [deep, 0, 0],
  ] as const)
    forGaps(at, (x, y, column, row) => {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(
        x - grow,
        y - grow - lift,
        size + grow * 2,
        size + grow * 2,
        cornersOf(at, column, row),
      );
      context.fill();
    });
  forGaps(at, (x, y, column, row) => {
    const lot = grain(column, row, 5);
    const isUpper = !isGap(at(column, row - 1));
    const isLeft = !isGap(at(column - 1, row));
    if (isUpper) shade(context, x, y, { width: size, height: 20 });
    if (isLeft) shade(context, x, y, { width: 13, height: size });
    if (isUpper) {
      // The bank's inner side.
      context.fillStyle = theme.bank[1];
      context.fillRect(x + 3, y, size - 6, 8);
    }
    context.fillStyle = light;
    if (theme.isDepth) {
      for (let star = 0; star < 5; star += 1)
        disc(
          context,
          x + ((lot * 911 + star * 29) % size),
          y + 14 + ((lot * 467 + star * 19) % 32),
          star % 2 === 0 ? 0.9 : 1.7,
        );
      return;
    }
    context.strokeStyle = light;
    context.lineWidth = 2.4;
    context.lineCap = "round";
    for (let wave = 0; wave < 2; wave += 1) {
      const left = x + 4 + ((lot * 97 + wave * 21) % 20);
      const top = y + 20 + ((lot * 89 + wave * 15) % 22);
      context.globalAlpha = 0.75 - wave * 0.3;
      context.beginPath();
      context.moveTo(left, top);
      context.quadraticCurveTo(left + 6, top - 5, left + 12, top);
      context.quadraticCurveTo(left + 17, top + 4, left + 22, top);
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}

function forGaps(at: At, each: (x: number, y: number, column: number, row: number) => void): void {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isGap(at(column, row))) each(column * size, row * size, column, row);
}

/** The radii of a tile's corners: only the outer corners of a group of gaps are round. */
function cornersOf(at: At, column: number, row: number): number[] {
  const isOpen = (dx: number, dy: number): boolean => isGap(at(column + dx, row + dy));
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([dx = 0, dy = 0]) => (isOpen(dx, 0) || isOpen(0, dy) ? 0 : 11));
}

function shade(
  context: Paint,
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
): void {
  const isAcross = width > height;
  const fill = context.createLinearGradient(
    x,
    y,
    isAcross ? x : x + width,
    isAcross ? y + height : y,
  );
  fill.addColorStop(0, "rgb(8 4 30 / 48%)");
  fill.addColorStop(1, "rgb(8 4 30 / 0%)");
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}
