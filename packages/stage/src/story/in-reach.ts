import { postureAt } from "#actor/acting/posture.ts";
import {
  handOverDistance,
  hugDistance,
  hugThingDistance,
  pickUpDistance,
  pullDistance,
} from "#actor/contact/distance.ts";
import { loadOf } from "#prop/grips.ts";
import { stageHeight } from "#surface.ts";
import type { CastMember, Prop } from "./schema.ts";
import type { ActorTrack } from "./timeline.ts";

type TouchVerb = "hug" | "give" | "pick-up" | "pull";

/** The distance to walk up to, and the least at which no step back is needed; in stage units. */
type Reach = { best: number; least: number };

export function reachOfPerson(verb: TouchVerb, member: CastMember, partner: ActorTrack): Reach {
  if (verb === "pull") {
    const best = pullDistance(member, partner.member);
    return { best, least: best * 0.8 };
  }
  if (verb !== "hug") {
    const best = handOverDistance(member, partner.member);
    return { best, least: best * 0.45 };
  }
  const posture = postureAt(partner);
  const best = hugDistance(member, partner.member, posture === "sit" || posture === "sleep");
  return { best, least: best * 0.72 };
}

/** @param height of the thing's foot above the ground, in fractions of the stage's height */
export function reachOfThing(
  verb: TouchVerb,
  member: CastMember,
  { kind, size = 1 }: Prop,
  height: number,
): Reach {
  const load = loadOf({ kind, size });
  const best =
    verb === "hug"
      ? hugThingDistance(member, load, kind === "tree" ? 0.15 : 0.5)
      : pickUpDistance(member, load, height * stageHeight);
  return { best, least: 0 };
}
