import { type Box } from "#paint/bake.ts";
import { stageHeight, stageWidth } from "#surface.ts";
import { type Layer } from "./layer.ts";
import type { View } from "./stage-set.ts";

export function viewportOf(
  { frame, depth }: Pick<Layer, "depth" | "frame">,
  view: View,
): { zoom: number; seen: Box } {
  return frame ? framed(frame, view) : parallaxViewport(depth, view);
}

/** Skies and the stars in them are at most this near. */
const skyDepth = 0.05;

/** The part of the world that a layer of a depth shows: far layers follow pan and zoom less. */
export function parallaxViewport(depth: number, view: View): { zoom: number; seen: Box } {
  const zoom = 1 + (view.zoom - 1) * (0.12 + 0.88 * depth);
  const x = stageWidth / 2 + (view.x - stageWidth / 2) * depth;
  // The sky itself, which fills the picture, stays.
  const sunk = depth > skyDepth ? (view.horizon ?? 0) * Math.max(0, 1 - depth) : 0;
  const y = stageHeight / 2 + (view.y - stageHeight / 2) * depth - sunk;
  const width = stageWidth / zoom;
  const height = stageHeight / zoom;
  return { zoom, seen: { x: x - width / 2, y: y - height / 2, width, height } };
}

/**
 * Where things of another depth appear in a layer, so that it can draw their images.
 * @param seen the part of the world that the layer of the depth `own` shows
 */
export function besideDepth(
  seen: Box,
  own: number,
  other: number,
): { x: (x: number) => number; scale: number } {
  const zoom = stageWidth / seen.width;
  const view: View = {
    x: stageWidth / 2 + (seen.x + seen.width / 2 - stageWidth / 2) / own,
    y: stageHeight / 2,
    zoom: 1 + (zoom - 1) / (0.12 + 0.88 * own),
  };
  const beyond = parallaxViewport(other, view);
  const scale = beyond.zoom / zoom;
  return { x: (x) => seen.x + (x - beyond.seen.x) * scale, scale };
}

/** Foreground frames move outwards as the camera zooms in, so that they never hide the cast. */
function framed(side: -1 | 1, view: View): { zoom: number; seen: Box } {
  const closing = view.zoom - 1;
  const zoom = 1 + closing * 0.4;
  const x = stageWidth / 2 - (side * closing * 330 - (view.x - stageWidth / 2) * 0.12) / zoom;
  const y = stageHeight / 2 - (closing * 120) / zoom;
  const width = stageWidth / zoom;
  const height = stageHeight / zoom;
  return { zoom, seen: { x: x - width / 2, y: y - height / 2, width, height } };
}
