import { clamp } from "@goldmane/std/clamp";
import { bump, dampedOscillation, smoothstep } from "#actor/acting/easing.ts";
import { reach, reachBody, shapeHand, type Motion } from "#actor/acting/motion.ts";
import type { Pose } from "#actor/pose.ts";

export function wave(motion: Motion): void {
  const { pose, weight, seconds } = motion;
  const swing = Math.sin(seconds * 9.5) * 0.2;
  reach(pose, "near", -0.94 + swing, -0.56 + Math.abs(swing) * 0.3, weight);
  shapeHand(pose, "near", "open", weight);
  pose.head.tilt -= 0.1 * weight;
  pose.lean -= 0.05 * weight;
  pose.hips.x += 3 * weight;
  pose.face.brows.raise += 0.3 * weight;
  pose.face.smile = Math.max(pose.face.smile, 0.7 * weight);
}

export function point(motion: Motion): void {
  const { pose, weight, target } = motion;
  const far = target ? Math.hypot(target.x, target.y) || 1 : 1;
  const y = target ? clamp(target.y / far, -0.85, 0.5) : -0.12;
  const x = Math.sqrt(1 - y * y);
  reach(pose, "far", x * 1.08, y * 1.08, weight);
  shapeHand(pose, "far", "point", weight);
  reach(pose, "near", -0.16, 0.6, weight * 0.8);
  shapeHand(pose, "near", "fist", weight);
  pose.farInFront = false;
  pose.lean += 0.1 * weight;
  pose.head.nod -= 0.08 * weight + y * -0.1 * weight;
  pose.face.brows.raise += 0.35 * weight;
}

export function nod({ pose, seconds, length }: Motion): void {
  const k = Math.sin(Math.min(1, seconds / length) * Math.PI) ** 0.5;
  const dip = Math.max(0, Math.sin(seconds * 8.6)) * 0.75 - 0.1;
  pose.head.nod += dip * k;
  pose.hips.y -= dip * 2 * k;
  pose.face.lids *= 1 - 0.25 * Math.max(0, dip) * k;
}

export function shakeHead({ pose, seconds, length }: Motion): void {
  const k = Math.sin(Math.min(1, seconds / length) * Math.PI) ** 0.5;
  pose.head.turn += Math.sin(seconds * 8.2) * 0.72 * k - 0.28 * k;
  pose.head.tilt += Math.sin(seconds * 8.2 + 1) * 0.05 * k;
  pose.face.lids *= 1 - 0.4 * k;
  pose.face.brows.anger -= 0.3 * k;
  pose.face.smile -= 0.3 * k;
}

export function clap(motion: Motion): void {
  const { pose, traits, weight, seconds } = motion;
  const apart = Math.abs(Math.sin(seconds * 9)) ** 0.7;
  const middle = traits.farShoulder * 0.55 + 8;
  const high = traits.torso * 0.3 - apart * 4;
  reachBody(motion, "near", middle - 9 - apart * 19, high, weight);
  reachBody(motion, "far", middle + 7 + apart * 19, high, weight);
  shapeHand(pose, "near", "open", weight);
  shapeHand(pose, "far", "open", weight);
  if (weight > 0.3) pose.farInFront = true;
  pose.hips.y += (1 - apart) * -3 * weight;
  pose.head.nod += (0.5 - apart) * 0.1 * weight - 0.06 * weight;
  pose.face.smile = Math.max(pose.face.smile, 0.85 * weight);
  pose.face.squint = Math.max(pose.face.squint, 0.35 * weight);
}

export function cheer(motion: Motion): void {
  const { pose, weight, seconds } = motion;
  const pump = Math.sin(seconds * 12) * 0.1;
  reach(pose, "near", -0.74, -0.8 + pump, weight);
  reach(pose, "far", 0.84, -0.8 - pump, weight);
  shapeHand(pose, "near", "fist", weight);
  shapeHand(pose, "far", "fist", weight);
  if (weight > 0.3) pose.farInFront = false;
  pose.head.nod -= 0.34 * weight;
  pose.lean -= 0.06 * weight;
  const { face } = pose;
  face.smile = Math.max(face.smile, weight);
  face.brows.raise = Math.max(face.brows.raise, 0.8 * weight);
  face.mouth.rest.open = Math.max(face.mouth.rest.open, 0.9 * weight);
  face.mouth.rest.teeth = 1;
  face.mouth.rest.tongue = 0.7;
  face.mouth.rest.width = 1.1;
}

export function think(motion: Motion): void {
  const { pose, traits, weight, share, seconds } = motion;
  const eureka = smoothstep((share - 0.72) / 0.1) * weight;
  const ponder = weight - eureka;
  const tap = Math.sin(seconds * 5) * 1.5;
  reachBody(motion, "near", traits.headWidth * 0.3, -traits.face * 0.2 + tap, ponder);
  shapeHand(pose, "near", "fist", ponder);
  reachBody(motion, "far", traits.farShoulder * 0.2, traits.torso * 0.44, ponder * 0.9);
  reach(pose, "near", -0.72, -0.72, eureka);
  shapeHand(pose, "near", "point", eureka);
  pose.head.tilt += 0.2 * ponder - 0.05 * eureka;
  pose.head.nod -= 0.16 * weight;
  pose.stretch *=
    1 + 0.04 * eureka - 0.05 * dampedOscillation(share * 6 - 4.4, 1.6, 3) * (eureka > 0 ? 1 : 0);
  const { face } = pose;
  face.gaze.x += 0.55 * ponder;
  face.gaze.y -= 0.8 * ponder;
  face.wink += 0.24 * ponder;
  face.brows.raise += 0.2 * ponder + 0.7 * eureka;
  face.brows.anger += 0.25 * ponder;
  face.smile += 0.6 * eureka - 0.4 * ponder;
  face.lids += 0.16 * eureka;
  if (eureka > 0.4) face.mouth.rest.open = Math.max(face.mouth.rest.open, 0.5 * eureka);
}

export function castMagic(motion: Motion): void {
  const { pose, traits, share, seconds, length } = motion;
  const gather = smoothstep(share / 0.18) * (1 - smoothstep((share - 0.42) / 0.08));
  const strike = smoothstep((share - 0.42) / 0.09) * (1 - smoothstep((share - 0.86) / 0.14));
  const middle = traits.farShoulder * 0.4;
  const circle = seconds * 9;
  reachBody(
    motion,
    "near",
    middle - 12 + Math.cos(circle) * 11,
    traits.torso * 0.42 + Math.sin(circle) * 8,
    gather,
  );
  reachBody(
    motion,
    "far",
    middle + 14 - Math.cos(circle) * 11,
    traits.torso * 0.36 - Math.sin(circle) * 8,
    gather,
  );
  if (gather > 0.3) pose.farInFront = true;
  reach(pose, "near", 1.06, -0.06, strike);
  reach(pose, "far", 1.02, -0.52, strike);
  if (strike > 0.3) pose.farInFront = false;
  pose.hands.near = "open";
  pose.hands.far = "open";
  pose.crouch = Math.max(pose.crouch, 0.2 * gather);
  pose.lean += -0.14 * gather + 0.15 * strike;
  pose.stretch *=
    1 + 0.06 * strike - 0.05 * gather - 0.06 * dampedOscillation(seconds - length * 0.46, 3, 6);
  pose.drag.x -= 260 * strike + Math.sin(seconds * 20) * 60 * strike;
  const { face } = pose;
  face.brows.anger = Math.max(face.brows.anger, 0.45 * gather);
  face.brows.raise += 0.5 * strike;
  face.lids *= 1 - 0.3 * gather;
  face.mouth.rest.open = Math.max(face.mouth.rest.open, 0.45 * strike);
}

/** Without a partner in reach the hands only hold out; contact moves the near one. */
export function give(motion: Motion): void {
  const { pose, share, weight } = motion;
  const offer = bump(share, -0.3, 1.4);
  reach(pose, "near", 0.98, 0.2 - 0.1 * offer, weight);
  shapeHand(pose, "near", "open", weight);
  pose.lean += 0.1 * weight;
  pose.head.tilt += 0.08 * weight;
  pose.hips.x += 3 * weight;
  pose.face.smile = Math.max(pose.face.smile, 0.6 * weight);
  pose.face.brows.raise += 0.3 * weight;
}

export function hug(motion: Motion): void {
  const { pose, weight, seconds, target } = motion;
  const squeeze = Math.sin(Math.max(0, seconds - 0.4) * 3.4) * 0.5 + 0.5;
  if (!target) {
    reach(pose, "near", 0.86 - squeeze * 0.1, 0.2 + squeeze * 0.06, weight);
    reach(pose, "far", 0.72 - squeeze * 0.1, 0.1, weight);
    shapeHand(pose, "near", "open", weight);
    if (weight > 0.3) pose.farInFront = true;
  }
  cuddle(pose, squeeze, weight);
}

/** Face and trunk of both who hug. */
export function cuddle(pose: Pose, squeeze: number, weight: number): void {
  pose.lean += 0.05 * weight;
  pose.stretch *= 1 - 0.03 * squeeze * weight;
  const { face } = pose;
  face.lids *= 1 - 0.5 * clamp(weight);
  face.squint = Math.max(face.squint, 0.8 * weight);
  face.smile = Math.max(face.smile, 0.95 * weight);
  face.blush = Math.max(face.blush, 0.7 * weight);
}
