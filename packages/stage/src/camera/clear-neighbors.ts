import type { View } from "#set/stage-set.ts";
import { stageHeight, stageWidth } from "#surface.ts";
import type { Subject } from "./view-at.ts";

/** Candidate shifts of a frame, in shares of its half width, and zoom factors. */
const shifts = [0, 0.06, 0.12, 0.18, 0.24, 0.3, 0.36, 0.42].flatMap((by) => [by, -by]);
const zooms = [1, 1.07, 1.15, 1.24, 1.34, 0.94, 0.88, 0.82, 0.76, 0.7];
/** A visible or missing share of a body below this is negligible. */
const sliver = 0.05;
/** Margin for arms and clothes beyond a body. */
const roomy = 1.32;

/**
 * The frame nearest to the wanted one that shows neighbors completely or not at all: shifted,
 * tightened or widened. Returns the wanted frame when no other is better.
 * @param settle maps a frame to the views that the shot really shows
 */
export function clearNeighbors(
  wanted: View,
  subjects: readonly Subject[],
  neighbors: readonly Subject[],
  settle: (frame: View) => readonly View[],
): View {
  if (neighbors.length === 0 || countCuts(settle(wanted), neighbors) === 0) return wanted;
  const kept = countCuts(settle(wanted), subjects);
  let best = wanted;
  let least = Number.POSITIVE_INFINITY;
  for (const zoom of zooms)
    for (const shift of shifts) {
      const frame = {
        ...wanted,
        x: wanted.x + (shift * stageWidth) / 2 / wanted.zoom,
        y: wanted.y,
        zoom: Math.max(1, wanted.zoom * zoom),
      };
      const views = settle(frame);
      const harm = Math.max(0, countCuts(views, subjects) - kept);
      const cost =
        countCuts(views, neighbors) + harm * 4 + Math.abs(shift) * 0.9 + Math.abs(Math.log(zoom));
      if (cost < least) [best, least] = [frame, cost];
    }
  return best;
}

/** Number of bodies cut by the picture's edge; a cut face counts twice. */
function countCuts(views: readonly View[], bodies: readonly Subject[]): number {
  let cuts = 0;
  for (const view of views) for (const body of bodies) cuts += cutOf(view, body);
  return cuts / views.length;
}

function cutOf({ x, y, zoom }: View, body: Subject): number {
  const half = body.halfWidth * roomy;
  const [left, right] = [x - stageWidth / 2 / zoom, x + stageWidth / 2 / zoom];
  const shown = Math.min(right, body.x + half) - Math.max(left, body.x - half);
  const share = shown / (half * 2);
  if (share <= sliver) return 0;
  const top = y - stageHeight / 2 / zoom;
  const beheaded = body.y - body.headY * 1.1 < top;
  // Ears, plumes and pointed hats.
  const cropped = body.y - body.height * 1.05 < top ? 0.6 : 0;
  if (share >= 1 - sliver) return beheaded ? 1.5 : cropped;
  const face = half * 0.6;
  const faceCut = [left, right].some((edge) => Math.abs(edge - body.x) < face);
  return (faceCut ? 2 : 1) + (beheaded ? 0.5 : 0);
}
