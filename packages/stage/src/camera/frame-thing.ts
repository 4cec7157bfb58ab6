import { clamp } from "@goldmane/std/clamp";
import type { View } from "#set/stage-set.ts";
import { stageHeight, stageWidth } from "#surface.ts";

/** A thing's foot and extent in stage units. */
type Thing = { x: number; y: number; height: number; halfWidth: number };

/** Share of the picture's height or width that a thing fills, and the limits of the zoom. */
const thingShare = 0.42;
const nearest = 22;
const farthest = 1.2;

/** Shares of the picture within which a thing that is moved stays. */
const roomX = 0.6;
const roomY = 0.58;
/** Distance of a thing from the middle of the picture, where its way is wider than the picture. */
const reachX = stageWidth * 0.36;
const reachY = stageHeight * 0.3;

/** Zoom at which a thing fills its share of the picture. */
export function thingZoom(height: number, width: number): number {
  const fit = Math.min(stageHeight / height, stageWidth / width);
  return clamp(fit * thingShare, farthest, nearest);
}

/**
 * Frames a thing, clear of the captions. The frame is still, and so wide that it holds all of the
 * thing's way: a frame that followed a thing in a hand would make what passes behind it flash.
 * @param way the thing at instants of the whole shot
 */
export function frameThing(now: Thing, way: readonly Thing[]): View {
  const [left, right] = rangeOf(way.map(({ x }) => x));
  const [top, bottom] = rangeOf(way.map(({ y }) => y));
  const zoom = Math.max(
    farthest,
    Math.min(
      thingZoom(now.height, now.halfWidth * 2),
      (stageWidth * roomX) / (right - left + now.halfWidth * 2),
      (stageHeight * roomY) / (bottom - top + now.height),
    ),
  );
  const x = clamp((left + right) / 2, now.x - reachX / zoom, now.x + reachX / zoom);
  const foot = clamp((top + bottom) / 2, now.y - reachY / zoom, now.y + reachY / zoom);
  return { x, y: foot - now.height / 2 + (stageHeight * 0.04) / zoom, zoom };
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
