import { clamp } from "@goldmane/std/clamp";
import type { View } from "#set/stage-set.ts";
import { stageHeight, stageWidth } from "#surface.ts";

/** A thing's foot and extent in stage units. */
type Thing = { x: number; y: number; height: number; halfWidth: number };

/** Share of the picture's height or width that a thing fills, and the limits of the zoom. */
const thingShare = 0.42;
const nearest = 22;
const farthest = 1.2;

/** Instants around the current one, in seconds, over which a frame follows a thing in a hand. */
export const around = [-0.24, -0.16, -0.08, 0, 0.08, 0.16, 0.24];

/** Zoom at which a thing fills its share of the picture. */
export function thingZoom(height: number, width: number): number {
  const fit = Math.min(stageHeight / height, stageWidth / width);
  return clamp(fit * thingShare, farthest, nearest);
}

/**
 * Frames a thing, clear of the captions: at its average position, since a frame must neither jump
 * nor tremble with a hand, and with the thing itself when that is too quick.
 * @param seen the thing at instants around the current one
 */
export function frameThing(now: Thing, seen: readonly Thing[]): View {
  const zoom = thingZoom(now.height, now.halfWidth * 2);
  const follow = (positions: readonly number[], at: number, reach: number) =>
    clamp(average(positions), at - reach / zoom, at + reach / zoom);
  const x = follow(
    seen.map((thing) => thing.x),
    now.x,
    stageWidth * 0.2,
  );
  const foot = follow(
    seen.map((thing) => thing.y),
    now.y,
    stageHeight * 0.12,
  );
  return { x, y: foot - now.height / 2 + (stageHeight * 0.04) / zoom, zoom };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
