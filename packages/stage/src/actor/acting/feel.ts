import { lerp } from "@goldmane/std/lerp";
import type { Pose } from "#actor/pose.ts";
import type { ActorTrack } from "#story/timeline.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { fadedAt, glowOf, mixFeelings } from "./afterglow.ts";
import { easeOutBack, dampedOscillation, smoothstep } from "./easing.ts";
import { feelings, type Feeling } from "./emotions.ts";
import type { Traits } from "./traits.ts";

const changeSeconds = 0.34;

/** Applies the emotion at `t` to an idle pose, and returns the size of gestures. */
export function feel(pose: Pose, track: ActorTrack, t: number, traits: Traits): number {
  const { before, now } = emotionsAt(track, t);
  const from = feltAt(track, before, now?.at ?? t);
  const to = now ? feltAt(track, now, t) : from;
  const since = now ? t - now.at : Number.POSITIVE_INFINITY;
  const isChange = now !== null && now.emotion !== before.emotion;
  // The same emotion again may have faded in the meantime.
  const k = now ? easeOutBack(since / changeSeconds, 1.2) : 1;
  settle(pose, mixFeelings(from, to, k));
  if (isChange) {
    const jolt = to.stretch > 1.02 || to.shiver > 1 ? 1 : 0.4;
    pose.stretch -= 0.05 * jolt * dampedOscillation(since, 2.2, 6);
    // A blink hides the change of expression.
    if (since < 0.16) pose.face.blink *= Math.abs(since - 0.08) / 0.08;
  }
  idle(pose, t, { from, to, k: smoothstep(since / changeSeconds), traits });
  return lerp(from.energy, to.energy, Math.min(1, k));
}

type Felt = { at: number; emotion: Emotion };

/** The current emotion and the one before it; `now` is null before the first change. */
function emotionsAt(track: ActorTrack, t: number): { before: Felt; now: Felt | null } {
  let before: Felt = { at: Number.NEGATIVE_INFINITY, emotion: track.start.emotion };
  let now: Felt | null = null;
  for (const felt of track.emotions) {
    if (felt.at > t) break;
    before = now ?? before;
    now = felt;
  }
  return { before, now };
}

/** An expression at `t`: full in its moment, an afterglow later. Portraits keep theirs. */
function feltAt(track: ActorTrack, { at, emotion }: Felt, t: number): Feeling {
  const glow = glowOf(emotion);
  if (glow === feelings[emotion]) return glow;
  const faded = fadedAt(track, at, t);
  if (faded <= 0) return feelings[emotion];
  return faded >= 1 ? glow : mixFeelings(feelings[emotion], glow, faded);
}

function settle(pose: Pose, felt: Feeling): void {
  const { face } = pose;
  face.brows.raise = felt.raise;
  face.brows.anger = felt.anger;
  face.lids = Math.max(0, felt.lids);
  face.squint = Math.max(0, felt.squint);
  face.wink = felt.wink;
  face.smile = felt.smile;
  face.blush = Math.max(0, felt.blush);
  face.tears = Math.max(0, felt.tears);
  face.pupilSize = felt.pupilSize;
  face.pupils = felt.pupils;
  face.gaze.x = felt.gaze.x;
  face.gaze.y = felt.gaze.y;
  const { mouth } = felt;
  face.mouth.rest = { ...mouth, open: Math.max(0, mouth.open), round: Math.max(0, mouth.round) };
  pose.head.tilt += felt.tilt;
  pose.head.nod += felt.nod;
  pose.lean += felt.lean;
  pose.stretch *= felt.stretch;
  pose.arms.near.x = felt.near.x;
  pose.arms.near.y = felt.near.y;
  pose.arms.far.x = felt.far.x;
  pose.arms.far.y = felt.far.y;
  pose.hands.near = felt.hands;
  pose.hands.far = felt.hands;
  pose.farInFront = felt.farInFront;
}

/** Breath, bounce, sway and shiver: no character is ever completely still. */
function idle(
  pose: Pose,
  t: number,
  { from, to, k, traits }: { from: Feeling; to: Feeling; k: number; traits: Traits },
): void {
  const own = (traits.seed % 100) / 16;
  const bounce = lerp(from.bounce, to.bounce, k);
  const sway = lerp(from.sway, to.sway, k);
  const shiver = lerp(from.shiver, to.shiver, k);
  const breath = Math.sin(t * 2.1 + own);
  const hop = Math.abs(Math.sin(t * 4.4 + own)) * bounce;
  pose.hips.y += breath * 0.5 + hop * 2.2;
  pose.stretch *= 1 + (hop - bounce * 0.5) * 0.008;
  const drift = Math.sin(t * 0.83 + own * 2) * 0.6 + Math.sin(t * 0.37 + own) * 0.4;
  pose.hips.x += drift * 1.8 * sway;
  pose.lean += drift * 0.008 * sway;
  pose.head.tilt += Math.sin(t * 0.71 + own * 3) * 0.022 * sway;
  pose.head.nod += breath * 0.012;
  pose.arms.near.x += drift * 0.02;
  pose.arms.near.y += breath * 0.012 - hop * 0.02;
  pose.arms.far.y += breath * 0.012 - hop * 0.02;
  if (shiver > 0.01) {
    const quake = Math.sin(t * 61 + own) * 0.6 + Math.sin(t * 47) * 0.4;
    pose.hips.x += quake * 0.45 * shiver;
    pose.head.tilt += quake * 0.006 * shiver;
    pose.arms.near.y += quake * 0.007 * shiver;
    pose.arms.far.y -= quake * 0.007 * shiver;
  }
}
