import type { Box } from "#paint/bake.ts";
import type { Surface } from "#surface.ts";

/** One parallax layer, painted once and moved as a whole. */
export type Layer = {
  /** 0 is infinitely far, 1 is the plane of the cast; foreground layers are above 1. */
  depth: number;
  /** Bounds of the painted part, in stage units. */
  box: Box;
  /** Color below the box, when the camera sees further down. */
  below?: string;
  /** From this y down the layer is opaque: layers behind it need not be drawn there. */
  solidFrom?: number;
  /** Opening of a wall: the only part where layers behind it are visible. */
  opening?: Box;
  /** Baking resolution; soft layers need less than 1. */
  fineness?: number;
  /** Speed in stage units per second of a layer that moves by itself and wraps around. */
  drift?: number;
  /** Absent for a layer that is only animated. */
  paint?: (surface: Surface) => void;
  /** Drawn each frame over the painted part. */
  animate?: (surface: Surface, t: number, seen: Box) => void;
  /**
   * Attached to the left (-1) or right (1) edge of the picture; moves out as the camera zooms in.
   */
  frame?: -1 | 1;
};

/** A painted backdrop: layers from back to front, then foreground layers in front of the cast. */
export type Scenery = {
  groundY: number;
  behind: Layer[];
  front: Layer[];
  /** Under a roof or above the weather: precipitation is left to the backdrop. */
  sheltered?: boolean;
};

/** The full width that the camera can show, with a margin. */
export const sheetLeft = -24;
export const sheetRight = 1304;
export const sheetWidth = sheetRight - sheetLeft;

export function sheet(top: number, bottom: number): Box {
  return { x: sheetLeft, y: top, width: sheetWidth, height: bottom - top };
}
