import { smoothstep } from "#actor/acting/easing.ts";
import { contactAt } from "#actor/contact/contact-at.ts";
import type { Pose } from "#actor/pose.ts";
import type { ActorTrack } from "#story/timeline.ts";
import { cuddle } from "./gestures.ts";

/**
 * Face and trunk of one who is hugged or takes something; contact moves the hands. Returns the
 * share of the arms that it takes.
 */
export function answer(pose: Pose, track: ActorTrack, t: number): number {
  const contact = contactAt(track, t);
  if (!contact?.isAnswer) return 0;
  const { verb, held, opened } = contact;
  if (verb === "hug") {
    const squeeze = Math.sin((t - contact.start) * 3.2) * 0.5 + 0.5;
    cuddle(pose, squeeze, held * (1 - 0.5 * smoothstep(pose.doze)));
    return Math.max(opened, held) * 0.95;
  }
  if (verb === "pull") {
    pose.face.brows.raise += 0.6 * held;
    pose.face.lids += 0.25 * held;
    return 0;
  }
  pose.face.brows.raise += 0.4 * held;
  pose.face.smile = Math.max(pose.face.smile, 0.7 * held);
  if (held > 0.35) pose.hands.near = "open";
  return held * 0.9;
}
