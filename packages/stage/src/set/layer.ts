import type { Box } from "#paint/bake.ts";
import type { Surface } from "#surface.ts";

/** One sheet of the picture, painted once and moved as a whole. */
export type Layer = {
  /** 0 as far as the stars .. 1 the plane the cast stands on. Sheets in front of it go beyond 1. */
  depth: number;
  /** What is painted of it, in stage units. */
  box: Box;
  /** What goes on below the box when the camera sees further down. */
  below?: string;
  /** From this height down nothing shows through it: what is behind need not be drawn there. */
  solidFrom?: number;
  /** Of a wall: the only place where what is behind it shows through. */
  opening?: Box;
  /** How finely it is baked; soft sheets need less than 1. */
  fineness?: number;
  /** Stage units a second that it moves by itself, coming round again. */
  drift?: number;
  /** A sheet that only moves. */
  paint?: (surface: Surface) => void;
  /** What moves on it, drawn each frame over what is painted. */
  animate?: (surface: Surface, t: number, seen: Box) => void;
  /** Hangs at the left (-1) or right (1) edge of the picture and gives way as the camera closes in. */
  frame?: -1 | 1;
};

/** A backdrop as painted: back to front, then what frames the picture before the cast. */
export type Scenery = {
  groundY: number;
  behind: Layer[];
  front: Layer[];
  /** Under a roof, or out of all weather: what falls is left to the backdrop itself. */
  sheltered?: boolean;
};

/** The whole width that the camera can see, and a little more. */
export const sheetLeft = -24;
export const sheetRight = 1304;
export const sheetWidth = sheetRight - sheetLeft;

export function sheet(top: number, bottom: number): Box {
  return { x: sheetLeft, y: top, width: sheetWidth, height: bottom - top };
}
