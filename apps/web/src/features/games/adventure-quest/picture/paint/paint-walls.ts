import { columns, rows, tilePixels as size } from "@goldmane/games/adventure-quest/world/field";
import { grain } from "#features/games/host/art/grain.ts";
import { polygon, rounded } from "#features/games/host/art/shapes.ts";
import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";
import {
  capWidth,
  faceDepth,
  type Paint,
  type Spot,
} from "#features/games/adventure-quest/picture/scenery/scenery.ts";
import { sceneryOf } from "#features/games/adventure-quest/picture/scenery/scenery-of.ts";

const width = columns * size;
const height = rows * size;
/** Half of a doorway's opening. */
const half = size;

/** A side of the room as seen from its middle: along x, with y from the cap to the floor. */
type Side = {
  facing: number;
  length: number;
  /** Maps x and y of the side to the room. */
  transform: readonly [number, number, number, number, number, number];
  /** How dark it is: the light comes from the upper left. */
  shade: string;
  /** How far its shadow falls on the floor. */
  shadow: number;
};

const sides: readonly Side[] = [
  {
    facing: 0,
    length: height,
    transform: [0, 1, -1, 0, width - capWidth, 0],
    shade: "#12063026",
    shadow: 9,
  },
  {
    facing: 1,
    length: width,
    transform: [1, 0, 0, -1, 0, height - capWidth],
    shade: "#12063073",
    shadow: 7,
  },
  {
    facing: 2,
    length: height,
    transform: [0, 1, 1, 0, capWidth, 0],
    shade: "#1206304d",
    shadow: 24,
  },
  {
    facing: 3,
    length: width,
    transform: [1, 0, 0, 1, 0, capWidth],
    shade: "#12063000",
    shadow: 26,
  },
];

/** Paints the four walls as faces that lean outward, with their doorways. */
export function paintWalls(
  context: Paint,
  theme: RealmTheme,
  { doors, seed, spots }: { doors: readonly number[]; seed: number; spots: readonly Spot[] },
): void {
  const scenery = sceneryOf(theme);
  for (const side of sides) inSide(context, side, () => paintShadow(context, side));
  for (const side of sides)
    inSide(context, side, () => {
      const isOpen = doors.includes(side.facing);
      context.save();
      clipFace(context, side, isOpen);
      scenery.face(context, theme, side.length);
      context.fillStyle = side.shade;
      context.fillRect(0, 0, side.length, faceDepth);
      context.restore();
      if (isOpen) paintDoorway(context, theme, side);
    });
  paintCaps(context, theme, { doors, spots });
  for (const at of [2, 4, 6, 13, 15, 17]) {
    const lot = grain(at, 0, seed);
    if (lot > 0.62) continue;
    context.save();
    context.translate(at * size + size / 2, capWidth);
    scenery.hanging(context, theme, lot / 0.62);
    context.restore();
  }
}

function inSide(context: Paint, { transform }: Side, draw: () => void): void {
  context.save();
  context.transform(...transform);
  draw();
  context.restore();
}

/** The face's shape, mitered at the corners, without its doorway. */
function clipFace(context: Paint, { length }: Side, isOpen: boolean): void {
  context.beginPath();
  context.moveTo(capWidth, 0);
  context.lineTo(length - capWidth, 0);
  context.lineTo(length - size, faceDepth);
  if (isOpen) {
    context.lineTo(length / 2 + half, faceDepth);
    context.lineTo(length / 2 + half, 0);
    context.lineTo(length / 2 - half, 0);
    context.lineTo(length / 2 - half, faceDepth);
  }
  context.lineTo(size, faceDepth);
  context.clip();
}

function paintShadow(context: Paint, { length, shadow }: Side): void {
  const fall = context.createLinearGradient(0, faceDepth, 0, faceDepth + shadow);
  fall.addColorStop(0, "rgb(18 6 48 / 42%)");
  fall.addColorStop(1, "rgb(18 6 48 / 0%)");
  context.fillStyle = fall;
  context.fillRect(size, faceDepth, length - size * 2, shadow);
}

/** The passage darkens outward, between two posts. */
function paintDoorway(context: Paint, theme: RealmTheme, { length }: Side): void {
  const middle = length / 2;
  const dark = context.createLinearGradient(0, -capWidth, 0, faceDepth + 6);
  dark.addColorStop(0, "rgb(18 6 48 / 72%)");
  dark.addColorStop(1, "rgb(18 6 48 / 0%)");
  context.fillStyle = dark;
  context.fillRect(middle - half, -capWidth, half * 2, size + 6);
  for (const left of [middle - half - 7, middle + half - 5]) {
    context.fillStyle = theme.post[1];
    rounded(context, left, -capWidth, 12, size + 4, 3);
    context.fillStyle = theme.post[0];
    rounded(context, left + 1, -capWidth, 7, size + 1, 3);
    context.fillStyle = theme.post[1];
    rounded(context, left - 2, faceDepth - 3, 16, 8, 2);
  }
}

/** The walls' tops, from the picture's edge inward. */
function paintCaps(
  context: Paint,
  theme: RealmTheme,
  { doors, spots }: { doors: readonly number[]; spots: readonly Spot[] },
): void {
  const scenery = sceneryOf(theme);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(capWidth, capWidth, width - capWidth * 2, height - capWidth * 2);
  context.clip("evenodd");
  context.beginPath();
  context.rect(0, 0, width, height);
  for (const side of sides)
    if (doors.includes(side.facing)) {
      const isAcross = side.facing % 2 === 1;
      const x = isAcross ? width / 2 - half : side.facing === 0 ? width - capWidth : 0;
      const y = isAcross ? (side.facing === 3 ? 0 : height - capWidth) : height / 2 - half;
      context.rect(x, y, isAcross ? half * 2 : capWidth, isAcross ? capWidth : half * 2);
    }
  context.clip("evenodd");
  for (const spot of spots) {
    const isRing =
      spot.column === 0 || spot.row === 0 || spot.column === columns - 1 || spot.row === rows - 1;
    if (!isRing) continue;
    context.save();
    context.translate(spot.column * size, spot.row * size);
    context.beginPath();
    context.rect(0, 0, size, size);
    context.clip();
    scenery.cap(context, theme, spot);
    context.restore();
  }
  context.fillStyle = "#ffffff2e";
  polygon(context, [
    [0, capWidth - 2.5],
    [width, capWidth - 2.5],
    [width, capWidth],
    [0, capWidth],
  ]);
  context.restore();
}
