import { actorBounds } from "#actor/bounds.ts";
import { extentOf } from "./grips.ts";
import { stageHeight } from "#surface.ts";
import type { CastMember } from "#story/schema.ts";
import type { PropTrack } from "#story/timeline.ts";

/** Share of a thing's height at which a head sticks out of it. */
const mounted = 0.58;

/** Height of the feet, in fractions of the stage, at which the head of a character is mounted. */
export function reliefHeight(member: CastMember, { prop, moments }: PropTrack): number {
  const middle = extentOf(prop).height * mounted - actorBounds(member).headY;
  return (moments[0]?.height ?? 0) + middle / stageHeight;
}
