import { bump, easeOutBack, dampedOscillation, smoothstep } from "#actor/acting/easing.ts";
import { reach, reachBody, shapeHand, type Motion } from "#actor/acting/motion.ts";

export function dance(motion: Motion): void {
  const { pose, weight, seconds } = motion;
  const beat = seconds * Math.PI * 2.1;
  const side = Math.sin(beat / 2);
  const hit = Math.abs(Math.sin(beat / 2));
  pose.hips.x += side * 9 * weight;
  pose.hips.y += (hit * 5 - 4) * weight;
  pose.lean += side * 0.14 * weight;
  pose.head.tilt -= side * 0.24 * weight;
  pose.stretch *= 1 + (hit - 0.5) * 0.07 * weight;
  const up = 0.5 + 0.5 * side;
  reach(pose, "near", -0.78 + up * 0.14, 0.4 - up * 1.15, weight);
  reach(pose, "far", 0.86 - (1 - up) * 0.14, 0.4 - (1 - up) * 1.15, weight);
  shapeHand(pose, "near", "open", weight);
  shapeHand(pose, "far", "open", weight);
  if (weight > 0.3) pose.farInFront = false;
  pose.feet.near.y += Math.max(0, side) * 13 * weight;
  pose.feet.near.tip += Math.max(0, side) * 0.5 * weight;
  pose.feet.far.y += Math.max(0, -side) * 13 * weight;
  pose.feet.far.tip += Math.max(0, -side) * 0.5 * weight;
  const { face } = pose;
  face.smile = Math.max(face.smile, 0.9 * weight);
  face.squint = Math.max(face.squint, 0.4 * weight);
  face.mouth.rest.open = Math.max(face.mouth.rest.open, 0.4 * weight);
}

/** Spins on the spot; a front view shows it by flashing through both sides. */
export function spin({ pose, share, seconds, length }: Motion): void {
  const gather = bump(share, 0, 0.24);
  const turns = Math.max(1, Math.round(length / 0.7));
  const k = smoothstep((share - 0.12) / 0.74);
  pose.facing *= Math.cos(k * turns * Math.PI * 2);
  pose.crouch = Math.max(pose.crouch, 0.3 * gather);
  const air = Math.sin(Math.min(1, Math.max(0, (share - 0.12) / 0.74)) * Math.PI);
  pose.stretch *=
    1 + 0.07 * air - 0.08 * gather - 0.07 * dampedOscillation(seconds - length * 0.87, 2.4, 7);
  pose.feet.near.y += 6 * air;
  pose.feet.near.tip += 0.7 * air;
  pose.feet.far.tip += 0.6 * air;
  reach(pose, "near", -0.96, 0.08, air);
  reach(pose, "far", 1, 0.04, air);
  shapeHand(pose, "near", "open", air);
  shapeHand(pose, "far", "open", air);
  pose.drag.x += 300 * air * Math.sin(k * turns * Math.PI * 2);
  pose.face.smile = Math.max(pose.face.smile, 0.8 * air);
  if (air > 0.2) pose.farInFront = false;
}

export function pickUp(motion: Motion): void {
  const { pose, traits, share, target } = motion;
  const down = smoothstep(share / 0.32) * (1 - smoothstep((share - 0.52) / 0.3));
  const held = smoothstep((share - 0.55) / 0.2) * smoothstep((1 - share) / 0.2);
  // Contact bends the body as far as the thing takes.
  if (!target) {
    pose.crouch = Math.max(pose.crouch, 0.5 * down);
    pose.lean += 0.55 * down;
    pose.head.nod += 0.3 * down;
    reachBody(motion, "near", traits.nearShoulder + traits.arm * 0.72, traits.arm * 0.86, down);
  }
  reach(pose, "far", 0.1, 0.7, down);
  shapeHand(pose, "near", down > 0.8 ? "fist" : "open", down);
  reach(pose, "near", 0.62, 0.42, held);
  shapeHand(pose, "near", "fist", held);
  pose.stretch *= 1 + 0.05 * bump(share, 0.55, 0.9);
  pose.face.gaze.y += 0.8 * down;
  pose.face.brows.raise += 0.2 * held;
}

export function throwIt(motion: Motion): void {
  const { pose, share, seconds, length } = motion;
  const back = smoothstep(share / 0.3) * (1 - smoothstep((share - 0.42) / 0.06));
  const release = smoothstep((share - 0.42) / 0.07) * (1 - smoothstep((share - 0.7) / 0.3));
  reach(pose, "near", -0.86, -0.6, back);
  reach(pose, "near", 1.02, 0.05 + smoothstep((share - 0.5) / 0.2) * 0.5, release);
  reach(pose, "far", 0.86, -0.1, back);
  reach(pose, "far", -0.2, 0.7, release);
  shapeHand(pose, "near", back > release ? "fist" : "open", Math.max(back, release));
  pose.lean += -0.24 * back + 0.3 * release;
  pose.hips.x += -7 * back + 9 * release;
  pose.feet.far.y += 10 * bump(share, 0.25, 0.5);
  pose.head.nod += 0.12 * release;
  pose.stretch *= 1 + 0.05 * release - 0.05 * dampedOscillation(seconds - length * 0.5, 2.6, 6);
  const { face } = pose;
  face.brows.anger = Math.max(face.brows.anger, 0.5 * back);
  face.mouth.rest.teeth = 1;
  face.mouth.rest.open = Math.max(face.mouth.rest.open, 0.26 * Math.max(back, release));
}

/** Teeters with whirling arms, lands on its seat, and sees stars. */
export function fall({ pose, share, seconds }: Motion): void {
  const teeter = smoothstep(share / 0.12) * (1 - smoothstep((share - 0.3) / 0.12));
  const down = smoothstep((share - 0.28) / 0.14);
  const dazed = smoothstep((share - 0.4) / 0.1) * (1 - smoothstep((share - 0.86) / 0.14));
  const whirl = seconds * 17;
  reach(pose, "near", Math.cos(whirl) * 0.85, Math.sin(whirl) * 0.85, teeter);
  reach(pose, "far", Math.cos(whirl + 2) * 0.9, Math.sin(whirl + 2) * 0.9, teeter);
  shapeHand(pose, "near", "open", teeter);
  shapeHand(pose, "far", "open", teeter);
  pose.lean -=
    Math.sin(seconds * 9) * 0.16 * teeter + 0.2 * down * (1 - smoothstep((share - 0.8) / 0.2));
  pose.feet.far.y += 15 * teeter;
  pose.stretch *= 1 - 0.2 * dampedOscillation(share * 3 - 1.2, 1.5, 3.4) * (share > 0.4 ? 1 : 0);
  pose.head.tilt += Math.sin(seconds * 5) * 0.16 * dazed;
  reach(pose, "near", -0.5, 0.62, dazed);
  reach(pose, "far", 0.5, 0.66, dazed);
  const { face } = pose;
  face.lids = Math.max(face.lids, 1.25 * teeter);
  face.brows.raise += 0.8 * teeter;
  face.mouth.rest.open = Math.max(face.mouth.rest.open, 0.8 * teeter, 0.3 * dazed);
  face.mouth.rest.round = Math.max(face.mouth.rest.round, 0.9 * teeter);
  if (dazed > 0.3) face.pupils = "spiral";
  if (teeter + dazed > 0.3) pose.farInFront = false;
}

export function wake({ pose, share }: Motion): void {
  const stretchUp = bump(share, 0.3, 0.98);
  reach(pose, "near", -0.62, -0.84, stretchUp);
  reach(pose, "far", 0.72, -0.84, stretchUp);
  shapeHand(pose, "near", "fist", stretchUp);
  shapeHand(pose, "far", "fist", stretchUp);
  if (stretchUp > 0.2) pose.farInFront = false;
  pose.stretch *= 1 + 0.07 * stretchUp;
  pose.lean -= 0.1 * stretchUp;
  pose.head.nod -= 0.4 * stretchUp;
  const { face } = pose;
  face.lids *= 1 - 0.9 * stretchUp;
  face.squint = Math.max(face.squint, 0.3 * stretchUp);
  face.mouth.rest.open = Math.max(face.mouth.rest.open, stretchUp);
  face.mouth.rest.round = Math.max(face.mouth.rest.round, 0.7 * stretchUp);
  face.smile *= 1 - stretchUp;
}

/** Nods off and jerks awake once before falling asleep. */
export function dropOff({ pose, share, weight }: Motion): void {
  const yawn = bump(share, 0, 0.5);
  pose.face.mouth.rest.open = Math.max(pose.face.mouth.rest.open, 0.9 * yawn);
  pose.face.mouth.rest.round = Math.max(pose.face.mouth.rest.round, 0.8 * yawn);
  pose.head.nod += Math.sin(share * 14) * 0.08 * (1 - share) * weight;
  reach(pose, "near", 0.5, -0.4, yawn * 0.8);
}

export function peek({ pose, weight, seconds }: Motion): void {
  pose.head.turn += Math.sin(seconds * 2.4) * 0.35 * weight;
  pose.face.gaze.x += Math.sin(seconds * 2.4 + 0.5) * 0.7 * weight;
}

/** The body while its size changes: it grows in steps and looks surprised. */
export function swell({ pose, act, share, seconds }: Motion): void {
  const k = bump(share, 0, 1);
  const growing = act.verb === "grow";
  pose.stretch *= 1 + Math.sin(seconds * 16) * 0.07 * k;
  reach(pose, "near", growing ? -0.8 : -0.1, growing ? 0.1 : 0.5, k);
  reach(pose, "far", growing ? 0.85 : 0.2, growing ? 0.06 : 0.5, k);
  shapeHand(pose, "near", "open", k);
  shapeHand(pose, "far", "open", k);
  if (k > 0.3) pose.farInFront = false;
  pose.face.lids = Math.max(pose.face.lids, 1.25 * k);
  pose.face.brows.raise += 0.8 * k;
  pose.face.mouth.rest.open = Math.max(pose.face.mouth.rest.open, 0.7 * k);
  pose.face.mouth.rest.round = Math.max(pose.face.mouth.rest.round, 0.8 * k);
  pose.face.gaze.y += (growing ? 0.7 : -0.5) * k;
}

/** The scale at a share of an act of growing or shrinking. */
export function sizeAt(verb: "grow" | "shrink", share: number): number {
  return 1 + ((verb === "grow" ? 1.4 : 0.62) - 1) * easeOutBack(smoothstep(share), 1.4);
}
