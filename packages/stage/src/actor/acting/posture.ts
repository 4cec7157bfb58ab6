import { lerp } from "@goldmane/std/lerp";
import type { Pose } from "#actor/pose.ts";
import type { ActorTrack } from "#story/timeline.ts";
import type { Verb } from "#story/vocabulary.ts";
import { easeOutBack, dampedOscillation, smoothstep } from "./easing.ts";
import { afloat } from "./afloat.ts";
import { reachBody } from "./motion.ts";
import type { Traits } from "./traits.ts";

export type Posture = "stand" | "sit" | "sleep" | "hide" | "peek" | "swim" | "sail";

/** The posture that a verb ends in; "as-is" keeps the one before. Verbs not listed end standing. */
const postureAfter: Partial<Record<Verb, Posture | "as-is">> = {
  sit: "sit",
  fall: "sit",
  swim: "swim",
  sleep: "sleep",
  wake: "stand",
  hide: "hide",
  peek: "peek",
  wave: "as-is",
  point: "as-is",
  nod: "as-is",
  "shake-head": "as-is",
  clap: "as-is",
  think: "as-is",
  give: "as-is",
  eat: "as-is",
  swallow: "as-is",
  pull: "as-is",
  read: "as-is",
  row: "as-is",
  grow: "as-is",
  shrink: "as-is",
  "cast-magic": "as-is",
};

/** `Pose.crouch` in each posture. */
const crouchOf: Record<Posture, number> = {
  stand: 0,
  sit: 1,
  sleep: 1,
  hide: 0.86,
  peek: 0.52,
  swim: 0,
  sail: 1,
};

/**
 * Sets the posture at `t`, blended from the posture before the last act that changed it to the one
 * that this act ends in.
 */
export function takePosture(pose: Pose, track: ActorTrack, t: number, traits: Traits): void {
  let from: Posture = track.start.doing;
  let to: Posture = from;
  let since = Number.POSITIVE_INFINITY;
  let verb: Verb | null = null;
  for (const act of track.acts) {
    if (act.start > t) break;
    const next = postureAfter[act.verb] ?? "stand";
    if (next === "as-is" || next === to) continue;
    from = to;
    to = next;
    since = t - act.start;
    verb = act.verb;
  }
  const seconds = to === "sleep" ? 1.1 : verb === "wake" ? 1 : verb === "fall" ? 0.62 : 0.46;
  const k =
    verb === "fall"
      ? smoothstep((since / seconds - 0.5) * 2)
      : easeOutBack(since / seconds, to === "stand" ? 0.5 : 0.9);
  pose.crouch = Math.max(0, lerp(crouchOf[from], crouchOf[to], k));
  if (since < 2) pose.stretch -= 0.07 * dampedOscillation(since - seconds * 0.8, 2.4, 6);
  // The share of the change that is done; `k` is the same for the hips, which overshoot.
  const blend = smoothstep(since / seconds);
  sleep(pose, t, weigh("sleep", from, to, blend));
  cower(pose, traits, weigh("hide", from, to, blend), weigh("peek", from, to, blend));
  restHands(pose, traits, weigh("sit", from, to, blend) + weigh("sail", from, to, blend));
  // Sea animals jump, hug and sleep without leaving the water.
  const isSeaAnimal = traits.gait === "float" && track.start.doing === "swim";
  afloat(pose, traits, t, isSeaAnimal ? 1 : weigh("swim", from, to, blend));
}

/** The posture that the acts of a track so far end in. */
export function postureAt({ start, acts }: ActorTrack): Posture {
  let posture: Posture = start.doing;
  for (const { verb } of acts) {
    const next = postureAfter[verb] ?? "stand";
    if (next !== "as-is") posture = next;
  }
  return posture;
}

function weigh(posture: Posture, from: Posture, to: Posture, k: number): number {
  return (from === posture ? 1 - k : 0) + (to === posture ? k : 0);
}

function sleep(pose: Pose, t: number, weight: number): void {
  if (weight <= 0) return;
  const breath = Math.sin(t * 1.25);
  pose.doze = weight;
  pose.head.nod = lerp(pose.head.nod, 0.72 + breath * 0.05, weight);
  pose.head.tilt = lerp(pose.head.tilt, 0.24, weight);
  pose.lean = lerp(pose.lean, 0.16, weight);
  pose.stretch *= 1 + breath * 0.014 * weight;
  pose.arms.near.x = lerp(pose.arms.near.x, 0.3, weight);
  pose.arms.near.y = lerp(pose.arms.near.y, 0.74, weight);
  pose.arms.far.x = lerp(pose.arms.far.x, 0.3, weight);
  pose.arms.far.y = lerp(pose.arms.far.y, 0.76, weight);
  const { face } = pose;
  face.lids *= 1 - weight;
  face.squint *= 1 - weight;
  face.tears *= 1 - weight;
  face.brows.raise = lerp(face.brows.raise, 0.05, weight);
  face.brows.anger = lerp(face.brows.anger, -0.1, weight);
  face.smile = lerp(face.smile, 0.25, weight);
  face.mouth.rest.open = lerp(face.mouth.rest.open, 0.12 + Math.max(0, breath) * 0.16, weight);
  face.mouth.rest.width = lerp(face.mouth.rest.width, 0.55, weight);
  face.mouth.rest.round = lerp(face.mouth.rest.round, 0.8, weight);
  face.mouth.rest.tongue *= 1 - weight;
  pose.hands.near = "rest";
  pose.hands.far = "rest";
}

/** Hides the face behind the hands, then peeks out between them. */
function cower(pose: Pose, traits: Traits, hidden: number, peeking: number): void {
  const weight = hidden + peeking;
  if (weight <= 0) return;
  // Covers the eyes as seen in three-quarter view: near the middle, and on the far side.
  const { headWidth, face: faceY } = traits;
  const high = faceY * (0.96 - 0.46 * peeking);
  reachBody({ pose, traits }, "near", headWidth * (0.02 - 0.62 * peeking), -high, weight);
  reachBody({ pose, traits }, "far", headWidth * (0.6 + 0.4 * peeking), -high, weight);
  if (weight > 0.5) {
    pose.farInFront = true;
    pose.hands.near = "open";
    pose.hands.far = "open";
  }
  pose.lean = lerp(pose.lean, 0.1 + 0.08 * peeking, weight);
  pose.head.nod = lerp(pose.head.nod, 0.42 * hidden, weight);
  pose.head.tilt += 0.2 * peeking;
  const { face } = pose;
  face.lids = lerp(face.lids, 0, hidden);
  face.lids = lerp(face.lids, 1.25, peeking);
  face.brows.raise = lerp(face.brows.raise, 0.9, peeking);
  face.mouth.rest.open = lerp(face.mouth.rest.open, 0.05, weight);
}

/** Rests the hands beside and before a seated body. */
function restHands(pose: Pose, traits: Traits, weight: number): void {
  if (weight <= 0) return;
  reachBody(
    { pose, traits },
    "near",
    traits.nearShoulder * 0.2 + traits.leg * 0.3,
    traits.torso * 0.62,
    weight * 0.7,
  );
  reachBody(
    { pose, traits },
    "far",
    traits.farShoulder + traits.leg * 0.24,
    traits.torso * 0.64,
    weight * 0.7,
  );
  pose.lean = lerp(pose.lean, pose.lean - 0.05, weight);
}
