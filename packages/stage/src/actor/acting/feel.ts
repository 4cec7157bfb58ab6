import { lerp } from "@goldmane/std/lerp";
import type { Pose } from "#actor/pose.ts";
import type { ActorTrack } from "#story/timeline.ts";
import { easeOutBack, dampedOscillation, smoothstep } from "./easing.ts";
import { feelings, type Feeling } from "./emotions.ts";
import type { Traits } from "./traits.ts";

const changeSeconds = 0.34;

/** Applies the emotion at `t` to an idle pose, and returns the size of gestures. */
export function feel(pose: Pose, track: ActorTrack, t: number, traits: Traits): number {
  let from = feelings[track.start.emotion];
  let to = from;
  let since = Number.POSITIVE_INFINITY;
  for (const { at, emotion } of track.emotions) {
    if (at > t) break;
    from = to;
    to = feelings[emotion];
    since = t - at;
  }
  const k =
    since === Number.POSITIVE_INFINITY || from === to ? 1 : easeOutBack(since / changeSeconds, 1.2);
  settle(pose, from, to, k);
  if (from !== to) {
    const jolt = to.stretch > 1.02 || to.shiver > 1 ? 1 : 0.4;
    pose.stretch -= 0.05 * jolt * dampedOscillation(since, 2.2, 6);
    // A blink hides the change of expression.
    if (since < 0.16) pose.face.blink *= Math.abs(since - 0.08) / 0.08;
  }
  idle(pose, t, { from, to, k: smoothstep(since / changeSeconds), traits });
  return lerp(from.energy, to.energy, Math.min(1, k));
}

function settle(pose: Pose, from: Feeling, to: Feeling, k: number): void {
  const mixed = (
    key:
      | "raise"
      | "anger"
      | "lids"
      | "squint"
      | "wink"
      | "smile"
      | "blush"
      | "tears"
      | "pupilSize"
      | "tilt"
      | "nod"
      | "lean"
      | "stretch",
  ) => lerp(from[key], to[key], k);
  const { face } = pose;
  face.brows.raise = mixed("raise");
  face.brows.anger = mixed("anger");
  face.lids = Math.max(0, mixed("lids"));
  face.squint = Math.max(0, mixed("squint"));
  face.wink = mixed("wink");
  face.smile = mixed("smile");
  face.blush = Math.max(0, mixed("blush"));
  face.tears = Math.max(0, mixed("tears"));
  face.pupilSize = mixed("pupilSize");
  face.pupils = k > 0.4 ? to.pupils : from.pupils;
  face.gaze.x = lerp(from.gaze.x, to.gaze.x, k);
  face.gaze.y = lerp(from.gaze.y, to.gaze.y, k);
  const { rest } = face.mouth;
  rest.width = lerp(from.mouth.width, to.mouth.width, k);
  rest.open = Math.max(0, lerp(from.mouth.open, to.mouth.open, k));
  rest.round = Math.max(0, lerp(from.mouth.round, to.mouth.round, k));
  rest.teeth = lerp(from.mouth.teeth, to.mouth.teeth, k);
  rest.tongue = lerp(from.mouth.tongue, to.mouth.tongue, k);
  pose.head.tilt += mixed("tilt");
  pose.head.nod += mixed("nod");
  pose.lean += mixed("lean");
  pose.stretch *= mixed("stretch");
  pose.arms.near.x = lerp(from.near.x, to.near.x, k);
  pose.arms.near.y = lerp(from.near.y, to.near.y, k);
  pose.arms.far.x = lerp(from.far.x, to.far.x, k);
  pose.arms.far.y = lerp(from.far.y, to.far.y, k);
  const held = k > 0.5 ? to : from;
  pose.hands.near = held.hands;
  pose.hands.far = held.hands;
  pose.farInFront = held.farInFront;
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
    pose.hips.x += quake * 1.5 * shiver;
    pose.head.tilt += quake * 0.012 * shiver;
    pose.arms.near.y += quake * 0.014 * shiver;
    pose.arms.far.y -= quake * 0.014 * shiver;
  }
}
