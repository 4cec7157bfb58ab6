import type { Flood } from "#set/stage-set.ts";
import type { ActorTrack, SceneSpan } from "./timeline.ts";

/** Distance from a swimmer's middle to the shore, in fractions of the width. */
const roomToSwim = 0.15;
/** Distance from characters on land to the water. */
const dryBy = 0.05;

/**
 * There is water wherever a character swims or sails, or a prop floats. It ends at a shore if all
 * others stand on one side of the swimmers; otherwise everyone stands in it.
 */
export function floodOf({ actors, props }: SceneSpan): Flood | null {
  const wet = actors.filter(isInWater);
  const floating = props.flatMap(({ prop, moments }) =>
    prop.afloat && moments[0] ? [moments[0].x] : [],
  );
  if (wet.length + floating.length === 0) return null;
  const ashore = actors.filter((track) => !isInWater(track)).map(firstSeenAt);
  if (ashore.length === 0) return { shore: null };
  const swims = [
    ...floating,
    ...wet.flatMap(({ start, acts }) => [start.x, ...acts.map(({ toX }) => toX)]),
  ];
  const [first, last] = [Math.min(...swims), Math.max(...swims)];
  const [left, right] = [Math.min(...ashore), Math.max(...ashore)];
  if (right + dryBy < first)
    return { shore: { x: Math.max(right + dryBy, first - roomToSwim), side: 1 } };
  if (left - dryBy > last)
    return { shore: { x: Math.min(left - dryBy, last + roomToSwim), side: -1 } };
  return { shore: null };
}

/** @param x a fraction of the width */
export function isWaterAt(flood: Flood | null, x: number): boolean {
  if (!flood) return false;
  const { shore } = flood;
  return !shore || (x - shore.x) * shore.side > 0;
}

/** Swims at some time, or sits in a boat. */
function isInWater({ start, acts }: ActorTrack): boolean {
  return (
    start.doing === "swim" || start.doing === "sail" || acts.some(({ verb }) => verb === "swim")
  );
}

function firstSeenAt({ start, acts }: ActorTrack): number {
  return [start.x, ...acts.map(({ toX }) => toX)].find((x) => x >= 0 && x <= 1) ?? start.x;
}
