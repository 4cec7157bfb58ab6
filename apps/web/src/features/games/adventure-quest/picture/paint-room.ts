import { grain } from "#features/games/host/art/grain.ts";
import { disc, line, oval, rounded } from "#features/games/host/art/shapes.ts";
import {
  columns,
  rows,
  tileIndex,
  tilePixels as size,
} from "@goldmane/games/adventure-quest/world/field";
import type { Tile } from "@goldmane/games/adventure-quest/world/tiles";
import type { RealmTheme } from "./realm-theme.ts";

type Paint = CanvasRenderingContext2D;

/** Paints everything of a room that never changes: floor, walls, trees and gaps. */
export function paintRoom(
  context: Paint,
  { tiles, theme, seed }: { tiles: readonly Tile[]; theme: RealmTheme; seed: number },
): void {
  const at = (column: number, row: number): Tile => tiles[tileIndex(column, row)] ?? "#";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      paintFloor(context, theme, { column, row, lot: grain(column, row, seed) });
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isGap(at(column, row)))
        paintGap(context, theme, { column, row, at, lot: grain(column, row, seed) });
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (at(column, row) === ",")
        paintFlowers(context, theme, column, row, grain(column, row, seed));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (at(column, row) === "#")
        paintWall(context, theme, { column, row, at, lot: grain(column, row, seed) });
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (at(column, row) === "T") paintTree(context, theme, column, row, grain(column, row, seed));
  vignette(context);
}

/** Bridges lie over gaps. */
function isGap(found: Tile): boolean {
  return found === "~" || found === "s";
}

type Spot = { column: number; row: number; lot: number };

function paintFloor(context: Paint, theme: RealmTheme, { column, row, lot }: Spot): void {
  const x = column * size;
  const y = row * size;
  const isLight =
    theme.pattern === "planks" || theme.pattern === "stage"
      ? row % 2 === 0
      : (column + row) % 2 === 0;
  context.fillStyle = theme.floor[isLight ? 0 : 1];
  context.fillRect(x, y, size, size);
  context.fillStyle = theme.scatter;
  context.strokeStyle = theme.scatter;
  context.lineWidth = 1.5;
  if (theme.pattern === "grass") {
    if (lot < 0.45)
      for (let blade = 0; blade < 3; blade += 1) {
        const bx = x + 8 + ((lot * 97 + blade * 13) % 30);
        const by = y + 12 + ((lot * 331 + blade * 9) % 28);
        line(context, [
          [bx, by],
          [bx - 3, by - 7],
        ]);
        line(context, [
          [bx, by],
          [bx + 3, by - 6],
        ]);
      }
  } else if (theme.pattern === "toys") {
    context.globalAlpha = 0.5;
    disc(context, x + size / 2, y + size / 2, 5);
    context.globalAlpha = 1;
  } else if (theme.pattern === "metal") {
    context.globalAlpha = 0.6;
    context.strokeRect(x + 1, y + 1, size - 2, size - 2);
    for (const [dx, dy] of [
      [6, 6],
      [42, 6],
      [6, 42],
      [42, 42],
    ] as const)
      disc(context, x + dx, y + dy, 1.6);
    if (lot < 0.12) {
      context.fillStyle = theme.flower;
      context.fillRect(x + 14, y + 22, 20, 4);
    }
    context.globalAlpha = 1;
  } else if (theme.pattern === "stone") {
    context.globalAlpha = 0.35;
    context.strokeRect(x + 2 + lot * 3, y + 2, size - 6, size - 5 - lot * 3);
    context.globalAlpha = 1;
  } else {
    context.globalAlpha = 0.55;
    line(context, [
      [x, y + 0.5],
      [x + size, y + 0.5],
    ]);
    const seam = x + (row % 2 === 0 ? 8 : 32);
    if ((column + row) % 3 === 0)
      line(context, [
        [seam, y],
        [seam, y + size],
      ]);
    context.globalAlpha = 0.3;
    line(context, [
      [x + 4, y + 14 + lot * 20],
      [x + 30, y + 14 + lot * 20],
    ]);
    context.globalAlpha = 1;
  }
}

function paintFlowers(
  context: Paint,
  theme: RealmTheme,
  column: number,
  row: number,
  lot: number,
): void {
  for (let flower = 0; flower < 4; flower += 1) {
    const x = column * size + 8 + ((lot * 271 + flower * 17) % 34);
    const y = row * size + 10 + ((lot * 613 + flower * 23) % 30);
    context.fillStyle = theme.flower;
    for (let petal = 0; petal < 5; petal += 1)
      disc(context, x + Math.cos(petal * 1.257) * 3.4, y + Math.sin(petal * 1.257) * 3.4, 2.6);
    context.fillStyle = "#ffb52e";
    disc(context, x, y, 2);
  }
}

type At = (column: number, row: number) => Tile;

function paintGap(
  context: Paint,
  theme: RealmTheme,
  { column, row, at, lot }: Spot & { at: At },
): void {
  const x = column * size;
  const y = row * size;
  const [deep, light] = theme.gap;
  context.fillStyle = deep;
  context.fillRect(x, y, size, size);
  if (!isGap(at(column, row - 1))) {
    context.fillStyle = theme.scatter;
    context.fillRect(x, y, size, 10);
    context.fillStyle = "rgb(0 0 0 / 25%)";
    context.fillRect(x, y + 10, size, 8);
  }
  context.strokeStyle = light;
  context.fillStyle = light;
  context.lineWidth = 2.5;
  context.lineCap = "round";
  if (theme.pattern === "metal" || theme.pattern === "stage") {
    for (let star = 0; star < 4; star += 1)
      disc(
        context,
        x + ((lot * 911 + star * 29) % size),
        y + 16 + ((lot * 467 + star * 19) % 30),
        star % 2 === 0 ? 1.2 : 2,
      );
    return;
  }
  context.globalAlpha = 0.75;
  const waveX = x + 6 + lot * 16;
  const waveY = y + 24 + ((lot * 89) % 14);
  context.beginPath();
  context.moveTo(waveX, waveY);
  context.quadraticCurveTo(waveX + 6, waveY - 5, waveX + 12, waveY);
  context.quadraticCurveTo(waveX + 18, waveY + 5, waveX + 24, waveY);
  context.stroke();
  context.globalAlpha = 1;
}

function paintWall(
  context: Paint,
  theme: RealmTheme,
  { column, row, at, lot }: Spot & { at: At },
): void {
  const x = column * size;
  const y = row * size;
  const [top, front, edge] = theme.wall;
  context.fillStyle = top;
  context.fillRect(x, y, size, size);
  const isBack = row < rows - 1 && at(column, row + 1) !== "#";
  context.save();
  context.beginPath();
  context.rect(x, y, size, size);
  context.clip();
  context.fillStyle = edge;
  context.globalAlpha = 0.5;
  if (theme.pattern === "grass")
    for (let leaf = 0; leaf < 6; leaf += 1)
      disc(
        context,
        x + ((lot * 503 + leaf * 17) % size),
        y + ((lot * 211 + leaf * 23) % size),
        5 + (leaf % 3) * 2,
      );
  else if (theme.pattern === "toys") {
    context.fillStyle =
      ["#ffd84d", "#4fb8ff", "#79d86b", "#ff8fb1"][Math.floor(lot * 4)] ?? "#ffd84d";
    context.globalAlpha = 1;
    rounded(context, x + 2, y + 2, size - 4, size - 4, 8);
    context.fillStyle = "rgb(255 255 255 / 35%)";
    disc(context, x + size / 2, y + size / 2, 10);
  } else if (theme.pattern === "stage") {
    context.globalAlpha = 0.35;
    context.fillStyle = "#4a0f1c";
    for (let fold = 0; fold < 3; fold += 1) context.fillRect(x + fold * 16, y, 7, size);
  } else if (theme.pattern === "planks") {
    context.globalAlpha = 0.8;
    context.strokeStyle = edge;
    context.lineWidth = 3;
    for (let arc = 0; arc < 2; arc += 1)
      for (let line2 = 0; line2 < 2; line2 += 1) {
        context.beginPath();
        context.arc(x + 12 + arc * 24, y + line2 * 24, 12, 0, Math.PI);
        context.stroke();
      }
  } else {
    context.globalAlpha = theme.pattern === "metal" ? 0.35 : 0.8;
    context.strokeStyle = edge;
    context.lineWidth = 2;
    context.strokeRect(x + 3, y + 3, size - 6, size - 6);
  }
  context.restore();
  if (!isBack) return;
  context.fillStyle = front;
  context.fillRect(x, y + size * 0.5, size, size * 0.5);
  context.fillStyle = edge;
  context.fillRect(x, y + size * 0.5 - 3, size, 4);
  context.fillStyle = "rgb(0 0 0 / 12%)";
  if (theme.pattern === "stone" || theme.pattern === "grass" || theme.pattern === "toys") {
    context.fillRect(x + (column % 2) * 24, y + size * 0.5 + 2, 2, 11);
    context.fillRect(x + 12 + (column % 2) * 12, y + size * 0.5 + 13, 2, 11);
    context.fillRect(x, y + size * 0.75, size, 1.5);
  }
  const shade = context.createLinearGradient(0, y + size, 0, y + size + 16);
  shade.addColorStop(0, "rgb(0 0 0 / 28%)");
  shade.addColorStop(1, "rgb(0 0 0 / 0%)");
  context.fillStyle = shade;
  context.fillRect(x, y + size, size, 16);
}

function paintTree(
  context: Paint,
  theme: RealmTheme,
  column: number,
  row: number,
  lot: number,
): void {
  const x = column * size + size / 2;
  const y = row * size + size;
  const [dark, light, trunk] = theme.tree;
  context.fillStyle = "rgb(0 0 0 / 22%)";
  oval(context, x, y - 5, 22, 8);
  if (theme.pattern === "stage" || theme.pattern === "metal") {
    const isMetal = theme.pattern === "metal";
    context.fillStyle = dark;
    rounded(context, x - 17, y - 44, 34, 42, isMetal ? 6 : 4);
    context.fillStyle = light;
    rounded(context, x - 13, y - 50, 26, 40, isMetal ? 6 : 12);
    context.fillStyle = trunk;
    if (isMetal) {
      rounded(context, x - 8, y - 44, 16, 10, 3);
      disc(context, x - 5, y - 22, 2.5);
      disc(context, x + 5, y - 22, 2.5);
    } else {
      context.fillRect(x - 18, y - 10, 36, 6);
      context.fillRect(x - 16, y - 50, 32, 5);
    }
    return;
  }
  context.fillStyle = trunk;
  rounded(context, x - 6, y - 22, 12, 19, 4);
  if (theme.pattern === "stone") {
    context.fillStyle = dark;
    context.beginPath();
    context.ellipse(x, y - 26, 23, 19, 0, Math.PI, 0);
    context.fill();
    rounded(context, x - 23, y - 29, 46, 8, 4);
    context.fillStyle = "#fff0fb";
    disc(context, x - 9, y - 35, 4);
    disc(context, x + 7, y - 38, 3);
    disc(context, x + 13, y - 30, 2.5);
    return;
  }
  const lean = (lot - 0.5) * 4;
  context.fillStyle = dark;
  for (const [dx, dy, r] of [
    [-12, -24, 14],
    [12, -24, 14],
    [0, -36, 16],
    [0, -22, 14],
  ] as const)
    disc(context, x + dx + lean, y + dy, r);
  context.fillStyle = light;
  for (const [dx, dy, r] of [
    [-9, -29, 9],
    [8, -31, 8],
    [-1, -41, 9],
  ] as const)
    disc(context, x + dx + lean, y + dy, r);
}

function vignette(context: Paint): void {
  const glow = context.createRadialGradient(480, 220, 200, 480, 240, 620);
  glow.addColorStop(0, "rgb(255 246 214 / 10%)");
  glow.addColorStop(0.6, "rgb(0 0 0 / 0%)");
  glow.addColorStop(1, "rgb(10 4 30 / 42%)");
  context.fillStyle = glow;
  context.fillRect(0, 0, columns * size, rows * size);
}
