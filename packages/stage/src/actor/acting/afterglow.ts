import { lerp } from "@goldmane/std/lerp";
import type { ActorTrack } from "#story/timeline.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { smoothstep } from "./easing.ts";
import { feelings, type Feeling } from "./emotions.ts";

/** Seconds for which an expression without a line is held, and in which it fades. */
const heldSeconds = 3;
const afterLineSeconds = 0.9;
const fadeSeconds = 1.1;
/** A line that begins this soon after the expression is spoken with it. */
const joinSeconds = 1.2;

/** What is left of an expression once its moment is over, and how much of it. */
const afterglows: Record<Emotion, { of: Emotion; share: number }> = {
  neutral: { of: "neutral", share: 1 },
  happy: { of: "happy", share: 0.6 },
  excited: { of: "happy", share: 0.9 },
  sad: { of: "sad", share: 0.75 },
  angry: { of: "angry", share: 0.55 },
  scared: { of: "scared", share: 0.6 },
  surprised: { of: "surprised", share: 0.15 },
  proud: { of: "proud", share: 0.7 },
  shy: { of: "shy", share: 0.8 },
  sleepy: { of: "sleepy", share: 1 },
  love: { of: "happy", share: 0.7 },
  silly: { of: "happy", share: 0.6 },
};

const glows = new Map<Emotion, Feeling>();

/** The expression that remains of an emotion: a mixture with the neutral one. */
export function glowOf(emotion: Emotion): Feeling {
  let glow = glows.get(emotion);
  if (!glow) glows.set(emotion, (glow = mixed(emotion)));
  return glow;
}

/**
 * How far an emotion that began at `since` (seconds of the film) has faded at `t`: 0 until the end of
 * the line that it belongs to, then rising to 1.
 */
export function fadedAt(track: ActorTrack, since: number, t: number): number {
  if (since === Number.NEGATIVE_INFINITY) return 0;
  const line = track.speech.find(({ start, end }) => end > since && start < since + joinSeconds);
  const held = line ? line.end + afterLineSeconds : since + heldSeconds;
  return smoothstep((t - held) / fadeSeconds);
}

function mixed(emotion: Emotion): Feeling {
  const { of, share } = afterglows[emotion];
  const [from, to] = [feelings.neutral, feelings[of]];
  return share === 1 ? to : mixFeelings(from, to, share);
}

/** A feeling between two others. Hands, pupils and crossed arms change at the middle. */
export function mixFeelings(from: Feeling, to: Feeling, k: number): Feeling {
  const between = (key: "gaze" | "near" | "far") => ({
    x: lerp(from[key].x, to[key].x, k),
    y: lerp(from[key].y, to[key].y, k),
  });
  const mix = (key: NumberKey) => lerp(from[key], to[key], k);
  const held = k > 0.5 ? to : from;
  return {
    raise: mix("raise"),
    anger: mix("anger"),
    lids: mix("lids"),
    squint: mix("squint"),
    wink: mix("wink"),
    smile: mix("smile"),
    blush: mix("blush"),
    tears: mix("tears"),
    pupilSize: mix("pupilSize"),
    tilt: mix("tilt"),
    nod: mix("nod"),
    lean: mix("lean"),
    stretch: mix("stretch"),
    bounce: mix("bounce"),
    sway: mix("sway"),
    shiver: mix("shiver"),
    energy: mix("energy"),
    gaze: between("gaze"),
    near: between("near"),
    far: between("far"),
    mouth: {
      width: lerp(from.mouth.width, to.mouth.width, k),
      open: lerp(from.mouth.open, to.mouth.open, k),
      round: lerp(from.mouth.round, to.mouth.round, k),
      teeth: lerp(from.mouth.teeth, to.mouth.teeth, k),
      tongue: lerp(from.mouth.tongue, to.mouth.tongue, k),
    },
    pupils: held.pupils,
    hands: held.hands,
    farInFront: held.farInFront,
  };
}

type NumberKey = {
  [K in keyof Feeling]: Feeling[K] extends number ? K : never;
}[keyof Feeling];
