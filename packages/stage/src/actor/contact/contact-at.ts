import { dampedOscillation, smoothstep } from "#actor/acting/easing.ts";
import type { ActorTrack, Anchor } from "#story/timeline.ts";

/** A touch at one instant: own act, or the answer to another character's. */
export type Contact = {
  verb: "hug" | "give" | "pick-up" | "pull";
  /** The partner or thing. */
  to: Anchor;
  isAnswer: boolean;
  /** Start of the act, without the way there. */
  start: number;
  /** How far the arms are opened (0..1) and how firmly the hands hold (0..1). */
  opened: number;
  held: number;
  /** How far a nose is pulled: 0 .. 1, and to both sides of 0 as it springs back. */
  pulled: number;
};

/** Seconds: arms open before the other arrives, close on the body, and let go at the end. */
const openSeconds = 0.34;
const closeSeconds = 0.36;
const releaseSeconds = 0.42;
/** The one who is hugged closes the arms this much later. */
const answerDelay = 0.14;
/** Share of the act at which a thing changes hands. */
export const handOverShare = 0.55;
/** Share of a pull at which the hand lets go. */
export const letGoShare = 0.66;

/** The contact of a track at `t`, or null. */
export function contactAt(track: ActorTrack, t: number): Contact | null {
  for (const { verb, start, end, target } of track.acts) {
    if (start - openSeconds > t) break;
    if (t >= end || !target) continue;
    if (verb === "hug" || verb === "give" || verb === "pick-up" || verb === "pull")
      return { verb, to: target, isAnswer: false, start, ...weigh(verb, { start, end }, t) };
  }
  for (const { verb, start, end, to } of track.answers ?? []) {
    if (start - openSeconds > t) break;
    if (t >= end) continue;
    const span = { start: start + (verb === "hug" ? answerDelay : 0), end };
    return { verb, to: { id: to }, isAnswer: true, start, ...weigh(verb, span, t) };
  }
  return null;
}

function weigh(
  verb: Contact["verb"],
  { start, end }: { start: number; end: number },
  t: number,
): Pick<Contact, "opened" | "held" | "pulled"> {
  const length = Math.max(0.01, end - start);
  if (verb === "hug") {
    const left = smoothstep((end - t) / Math.min(releaseSeconds, length * 0.35));
    return {
      opened: smoothstep((t - start + openSeconds) / openSeconds) * left,
      held: smoothstep((t - start) / Math.min(closeSeconds, length * 0.4)) * left,
      pulled: 0,
    };
  }
  const share = (t - start) / length;
  if (verb === "pull") {
    const since = share - letGoShare;
    const hand = smoothstep(share / 0.22) * (1 - smoothstep(since / 0.1));
    const drawn = smoothstep((share - 0.26) / 0.34);
    const pulled = since < 0 ? drawn : drawn * dampedOscillation(since * length, 3, 4);
    return { opened: 0, held: hand, pulled };
  }
  const rise = verb === "give" ? smoothstep((share - 0.05) / 0.33) : smoothstep(share / 0.4);
  const fall = 1 - smoothstep((share - handOverShare - 0.07) / 0.36);
  return { opened: 0, held: rise * fall, pulled: 0 };
}
