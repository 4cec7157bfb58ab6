import type { CastMember } from "#story/schema.ts";
import type { ActorTrack } from "#story/timeline.ts";
import { bodyOf } from "./body.ts";

/** Seconds before a hug at which the smaller one steps in front, before the bodies overlap. */
const stepsInFront = 1.2;

/** Whether two characters hug or have hugged, by a moment before their bodies meet. */
export function hasHugged(one: ActorTrack, other: ActorTrack, time: number): boolean {
  const hugs = (track: ActorTrack, id: string) =>
    track.acts.some(
      ({ verb, target, start }) =>
        verb === "hug" &&
        target &&
        "id" in target &&
        target.id === id &&
        start - stepsInFront < time,
    );
  return one !== other && (hugs(one, other.member.id) || hugs(other, one.member.id));
}

/** Whether a character is clearly smaller than another. */
export function isSmaller(one: CastMember, other: CastMember): boolean {
  return bodyOf(one).headY < bodyOf(other).headY * 0.94;
}
