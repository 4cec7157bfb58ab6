import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";

export type Paint = CanvasRenderingContext2D;

/** A tile that is painted: its place, and a number from 0 to 1 that stays the same for it. */
export type Spot = { column: number; row: number; lot: number };

/** How deep a wall's face is seen, and how wide its top is: together a tile. */
export const faceDepth = 34;
export const capWidth = 14;

/** How many different trees a realm has. */
export const treeKinds = 3;
/** A tree's picture: the lowest 48 units cover its tile. */
export const treeHeight = 84;

/** The style in which a realm's rooms are painted. */
export type Scenery = {
  /** A tile of floor, from 0, 0 to 48, 48. */
  floor: (context: Paint, theme: RealmTheme, spot: Spot) => void;
  /** A strip of the way between doors, along x from 0 to `length`; its middle is y 0. */
  way: (context: Paint, theme: RealmTheme, length: number) => void;
  /** A tile's width of the wall's top. */
  cap: (context: Paint, theme: RealmTheme, spot: Spot) => void;
  /** A wall's face along x; y 0 is its top and `faceDepth` meets the floor. */
  face: (context: Paint, theme: RealmTheme, length: number) => void;
  /** Hangs on the wall at the back, around x 0 from y 0 to `faceDepth`. */
  hanging: (context: Paint, theme: RealmTheme, lot: number) => void;
  /** A tree, or what stands in its place, on its foot at 0, 0. */
  trees: readonly [TreePainter, TreePainter, TreePainter];
};

type TreePainter = (context: Paint, theme: RealmTheme) => void;

/** Repeats something along a length, in steps. */
export function along(length: number, step: number, each: (x: number, index: number) => void) {
  for (let x = 0, index = 0; x < length; x += step, index += 1) each(x, index);
}

/** A fill that goes from one color to another down a height. */
export function falling(context: Paint, top: number, bottom: number, from: string, to: string) {
  const fill = context.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  return fill;
}

/** A round fill that fades outward. */
export function glowing(context: Paint, x: number, y: number, radius: number, color: string) {
  const fill = context.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, color);
  fill.addColorStop(1, `${color.slice(0, 7)}00`);
  return fill;
}
