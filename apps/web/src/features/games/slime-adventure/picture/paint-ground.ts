import { markAt, type Level } from "@goldmane/games/slime-adventure/level";
import { kindOf } from "@goldmane/games/slime-adventure/tiles";
import { pointsDown } from "@goldmane/games/slime-adventure/touch-tiles";
import { grain } from "#features/games/host/art/grain.ts";
import { paintDressing } from "./paint-dressing.ts";
import { tileUnits, type Cell } from "./tile-units.ts";
import type { WorldTheme } from "./world-theme.ts";

/** Extra rows drawn below the last one, so that the ground continues past the picture's edge. */
export const rowsBelow = 3;
/** Rows above the first one, for walls that reach the upper edge. */
export const rowsAbove = 8;

/** Paints the tiles of some columns that never change, from the level's upper left corner. */
export function paintGround(
  context: CanvasRenderingContext2D,
  level: Level,
  theme: WorldTheme,
  { from, to }: { from: number; to: number },
): void {
  for (let row = -rowsAbove; row < level.height + rowsBelow; row += 1)
    for (let column = from - 1; column <= to; column += 1) {
      const cell = { column, row, x: column * tileUnits, y: row * tileUnits };
      paintTile(context, level, theme, cell);
    }
  for (let column = from; column < to; column += 1)
    if (!isEarth(level, column, level.height)) paintPit(context, level, theme, column);
}

function paintTile(
  context: CanvasRenderingContext2D,
  level: Level,
  theme: WorldTheme,
  cell: Cell,
): void {
  const { column, row } = cell;
  switch (kindOf(groundMark(level, column, row))) {
    case "ground":
      paintEarth(context, level, theme, cell);
      break;
    case "sticky":
      paintSticky(context, level, theme, cell);
      break;
    case "ledge":
      paintLedge(context, theme, cell);
      break;
    case "spikes":
      paintSpikes(context, cell, pointsDown({ level }, column, row));
      break;
    default:
      if (isEarth(level, column, row + 1) && kindOf(groundMark(level, column, row)) === "air")
        paintDressing(context, theme, cell);
  }
}

/** Darkens a pit toward its bottom, so that it looks like one. */
function paintPit(
  context: CanvasRenderingContext2D,
  level: Level,
  theme: WorldTheme,
  column: number,
): void {
  const top = (level.height - 2) * tileUnits;
  const shade = context.createLinearGradient(0, top, 0, top + tileUnits * 4);
  shade.addColorStop(0, `${theme.depth}00`);
  shade.addColorStop(1, theme.depth);
  context.fillStyle = shade;
  context.fillRect(column * tileUnits, top, tileUnits, tileUnits * (rowsBelow + 2));
}

/** The mark of a tile; ground continues above the first row and below the last. */
function groundMark(level: Level, column: number, row: number): string {
  if (row < 0) return kindOf(markAt(level, column, 0)) === "ground" ? "#" : ".";
  if (row < level.height) return markAt(level, column, row);
  const last = markAt(level, column, level.height - 1);
  return kindOf(last) === "ground" || kindOf(last) === "sticky" ? "#" : ".";
}

function isEarth(level: Level, column: number, row: number): boolean {
  if (column < 0 || column >= level.width) return row > 0;
  const kind = kindOf(groundMark(level, column, row));
  return kind === "ground" || kind === "sticky";
}

function paintEarth(
  context: CanvasRenderingContext2D,
  level: Level,
  theme: WorldTheme,
  cell: Cell,
): void {
  const { column, row, x, y } = cell;
  const open = {
    up: !isEarth(level, column, row - 1),
    left: !isEarth(level, column - 1, row),
    right: !isEarth(level, column + 1, row),
    down: !isEarth(level, column, row + 1),
  };
  const isDeep = row >= level.height;
  const radius = 9;
  context.beginPath();
  context.roundRect(x - 0.5, y - 0.5, tileUnits + 1, tileUnits + 1, [
    open.up && open.left ? radius : 0,
    open.up && open.right ? radius : 0,
    open.down && open.right ? radius : 0,
    open.down && open.left ? radius : 0,
  ]);
  context.fillStyle = isDeep ? theme.depth : theme.ground;
  context.fill();
  context.save();
  context.clip();
  paintTexture(context, theme, cell);
  context.fillStyle = theme.depth;
  if (open.left) context.fillRect(x - 1, y, 4, tileUnits);
  if (open.right) context.fillRect(x + tileUnits - 3, y, 4, tileUnits);
  if (open.down) context.fillRect(x, y + tileUnits - 4, tileUnits, 5);
  context.restore();
  if (open.up) paintTop(context, theme, cell, open);
}

function paintTexture(
  context: CanvasRenderingContext2D,
  theme: WorldTheme,
  { column, row, x, y }: Cell,
): void {
  const pick = (salt: number) => grain(column, row, salt);
  context.globalAlpha = 0.28;
  context.fillStyle = theme.depth;
  if (theme.texture === "brass") {
    context.fillRect(x, y + 15, tileUnits, 2);
    context.fillRect(x + ((row * 16) % 32), y, 2, 16);
    context.globalAlpha = 0.7;
    context.fillStyle = theme.top;
    context.beginPath();
    context.arc(x + 5, y + 7, 1.8, 0, Math.PI * 2);
    context.arc(x + 27, y + 24, 1.8, 0, Math.PI * 2);
    context.fill();
  } else if (theme.texture === "sand") {
    for (let line = 0; line < 3; line += 1)
      context.fillRect(x, y + 6 + line * 11 + pick(line) * 3, tileUnits, 1.6);
  } else if (theme.texture === "rock") {
    context.beginPath();
    context.moveTo(x + pick(1) * 20, y + 6);
    context.lineTo(x + 14 + pick(2) * 12, y + 12 + pick(3) * 8);
    context.lineTo(x + pick(4) * 22, y + 28);
    context.fill();
  } else {
    for (let stone = 0; stone < 2; stone += 1) {
      context.beginPath();
      const size = 2 + pick(stone + 5) * 3.4;
      const across = x + 5 + pick(stone) * 22;
      context.ellipse(across, y + 8 + pick(stone + 9) * 18, size * 1.3, size, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

function paintTop(
  context: CanvasRenderingContext2D,
  theme: WorldTheme,
  { column, x, y }: Cell,
  open: { left: boolean; right: boolean },
): void {
  const left = x - (open.left ? 3 : 0.5);
  const right = x + tileUnits + (open.right ? 3 : 0.5);
  context.beginPath();
  context.moveTo(left, y + 3);
  context.quadraticCurveTo(left, y - 3, left + 5, y - 3);
  context.lineTo(right - 5, y - 3);
  context.quadraticCurveTo(right, y - 3, right, y + 3);
  const drops = 4;
  for (let drop = drops; drop > 0; drop -= 1) {
    const at = left + ((right - left) * (drop - 0.5)) / drops;
    const end = left + ((right - left) * (drop - 1)) / drops;
    context.quadraticCurveTo(at, y + 9 + grain(column, drop, 3) * 8, end, y + 5);
  }
  context.closePath();
  context.fillStyle = theme.top;
  context.fill();
  context.fillStyle = theme.glow;
  context.globalAlpha = 0.75;
  context.fillRect(left + 3, y - 2.5, right - left - 6, 2.6);
  context.globalAlpha = 1;
}

function paintSticky(
  context: CanvasRenderingContext2D,
  level: Level,
  theme: WorldTheme,
  cell: Cell,
): void {
  const { column, row, x, y } = cell;
  context.fillStyle = theme.depth;
  context.fillRect(x - 0.5, y - 0.5, tileUnits + 1, tileUnits + 1);
  context.fillStyle = "#d65bb0";
  const bulge = (center: [number, number], size: number) => {
    context.beginPath();
    context.arc(center[0], center[1], size, 0, Math.PI * 2);
    context.fill();
  };
  const isOpen = (dx: number, dy: number) => !isEarth(level, column + dx, row + dy);
  context.fillRect(x + 3, y + 3, tileUnits - 6, tileUnits - 6);
  for (let step = 0; step < 3; step += 1) {
    const along = 5 + step * 11;
    const size = 5 + grain(column, row, step) * 2.5;
    if (isOpen(-1, 0)) bulge([x + 2, y + along], size);
    if (isOpen(1, 0)) bulge([x + tileUnits - 2, y + along], size);
    if (isOpen(0, -1)) bulge([x + along, y + 2], size);
    if (isOpen(0, 1)) bulge([x + along, y + tileUnits - 1], size + 1);
  }
  context.fillStyle = "#ffb3e3";
  for (let step = 0; step < 2; step += 1)
    bulge([x + 8 + grain(column, row, step + 7) * 16, y + 8 + step * 14], 2.6);
}

function paintLedge(context: CanvasRenderingContext2D, theme: WorldTheme, { x, y }: Cell): void {
  context.fillStyle = theme.depth;
  context.beginPath();
  context.roundRect(x - 0.5, y - 1, tileUnits + 1, 12, 5);
  context.fill();
  context.fillStyle = theme.top;
  context.beginPath();
  context.roundRect(x - 0.5, y - 2, tileUnits + 1, 7, 4);
  context.fill();
  context.fillStyle = theme.ground;
  context.fillRect(x + 14, y + 5, 3, 5);
}

function paintSpikes(context: CanvasRenderingContext2D, { x, y }: Cell, isHanging: boolean): void {
  for (let spike = 0; spike < 3; spike += 1) {
    const left = x + 1 + spike * 10;
    const foot = isHanging ? y : y + tileUnits;
    const tip = isHanging ? y + 15 : y + tileUnits - 15;
    context.beginPath();
    context.moveTo(left, foot);
    context.quadraticCurveTo(left + 4, (foot + tip) / 2, left + 5, tip);
    context.quadraticCurveTo(left + 6, (foot + tip) / 2, left + 10, foot);
    context.fillStyle = "#8d2f5b";
    context.fill();
    context.beginPath();
    context.moveTo(left + 2, foot);
    context.lineTo(left + 5, tip + (isHanging ? -3 : 3));
    context.lineTo(left + 5, foot);
    context.fillStyle = "#e77ba6";
    context.fill();
  }
}
