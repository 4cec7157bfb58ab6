import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { footAt, planSteps, stepsDone } from "#actor/acting/footsteps.ts";
import {
  airFrom,
  airTo,
  bounceSeconds,
  hopSeconds,
  type BodyPosition,
} from "#actor/acting/body-position.ts";
import { dampedOscillation, smoothstep } from "#actor/acting/easing.ts";
import { reach, type Motion } from "#actor/acting/motion.ts";
import type { Pose } from "#actor/pose.ts";
import type { Traits } from "#actor/acting/traits.ts";

/** Walk and run cycles: planted feet stay in place while the body passes over them. */
export function stride(motion: Motion, where: BodyPosition): void {
  const { pose, traits, act } = motion;
  const running = act.verb === "run";
  if (traits.gait === "bounce") {
    bound(motion, motion.length / Math.max(1, Math.round(motion.length / bounceSeconds)));
    return;
  }
  const eager = clamp(Math.min(motion.seconds, motion.length - motion.seconds) / 0.3);
  if (traits.gait === "float") {
    glide(pose, motion.seconds, eager, running ? 1 : 0.6);
    return;
  }
  // On the spot there are no steps to plan.
  if (where.distance < 1) return;
  const size = traits.size * pose.scale;
  const leg = traits.leg * size;
  const steps = planSteps(where.distance, leg * (running ? 2.3 : 1.12), running);
  const done = stepsDone(steps, where.along);
  pose.gait.phase = done / 2;
  pose.gait.stride = eager;
  // The body may still be turning: feet are placed along the path, not along the facing.
  const ahead = (pose.facing < 0 ? -1 : 1) * where.way;
  const lift = leg * (running ? 0.5 : 0.26);
  for (const second of [false, true]) {
    const foot = footAt(steps, where.along, second, lift);
    const side = second ? "near" : "far";
    pose.feet[side].x = (foot.x * ahead) / size;
    pose.feet[side].y = foot.y / size;
    pose.feet[side].tip = foot.tip * (ahead > 0 ? 1 : -1);
  }
  swingBody(pose, traits, { done, running, eager });
}

function swingBody(
  pose: Pose,
  traits: Traits,
  { done, running, eager }: { done: number; running: boolean; eager: number },
): void {
  const beat = done * Math.PI * 2;
  const half = done * Math.PI;
  const bob = running ? -Math.cos(beat - 1.1) * 0.13 : -Math.cos(beat) * 0.045 - 0.035;
  pose.hips.y += traits.leg * bob * eager;
  pose.stretch *=
    1 + (running ? -Math.cos(beat - 0.4) * 0.05 : -Math.cos(beat + 0.6) * 0.022) * eager;
  pose.lean += (running ? 0.27 : 0.07) * eager + Math.cos(beat) * 0.012 * eager;
  pose.head.nod += Math.cos(beat - 0.9) * 0.06 * eager - (running ? 0.2 : 0.03) * eager;
  pose.head.tilt += Math.sin(half) * 0.03 * eager;
  pose.hips.x += Math.sin(half) * 1.2 * eager;
  const swing = Math.cos(half);
  if (running) {
    reach(pose, "near", 0.12 + swing * 0.62, 0.42 - swing * 0.22, eager);
    reach(pose, "far", 0.2 - swing * 0.6, 0.42 + swing * 0.22, eager);
    pose.hands.near = "fist";
    pose.hands.far = "fist";
  } else {
    reach(pose, "near", 0.02 + swing * 0.46, 0.86 - Math.abs(swing) * 0.06, eager);
    reach(pose, "far", 0.1 - swing * 0.44, 0.86 - Math.abs(swing) * 0.06, eager);
  }
  if (eager > 0.5) pose.farInFront = false;
}

function glide(pose: Pose, seconds: number, eager: number, speed: number): void {
  pose.gait.phase = seconds;
  pose.gait.stride = eager * speed;
  pose.lean += 0.1 * eager * speed + Math.sin(seconds * 4) * 0.04 * eager;
  pose.hips.y += Math.sin(seconds * 4) * 5 * eager;
  reach(pose, "near", -0.6 + Math.sin(seconds * 5) * 0.3, 0.5, eager);
  reach(pose, "far", 0.1 + Math.sin(seconds * 5) * 0.3, 0.9, eager);
}

/** Bounds: each squashes, takes off, stretches and lands. */
export function bound({ pose, seconds }: Motion, each: number): void {
  const at = (seconds / each) % 1;
  const air = clamp((at - airFrom) / (airTo - airFrom));
  if (at < airFrom) {
    const k = Math.sin((at / airFrom) * Math.PI);
    pose.crouch = Math.max(pose.crouch, 0.3 * k);
    pose.stretch *= 1 - 0.17 * k;
  } else if (at < airTo) {
    const speed = 1 - 2 * air;
    pose.stretch *= 1 + 0.15 * Math.abs(speed) - 0.04;
    tuck(pose, Math.sin(air * Math.PI) * 0.6);
  } else {
    const k = (at - airTo) / (1 - airTo);
    pose.stretch *= 1 - 0.14 * Math.sin(k * Math.PI);
    pose.crouch = Math.max(pose.crouch, 0.22 * Math.sin(k * Math.PI));
  }
  const high = Math.sin(air * Math.PI);
  reach(pose, "near", -0.5, 0.62 - high * 0.7, 0.8);
  reach(pose, "far", 0.6, 0.6 - high * 0.7, 0.8);
  pose.farInFront = false;
}

export function hop(motion: Motion): void {
  bound(motion, hopSeconds(motion.length));
}

export function jump({ pose, share, seconds, length }: Motion): void {
  const gather = smoothstep(share / 0.2) * (1 - smoothstep((share - 0.2) / 0.05));
  pose.crouch = Math.max(pose.crouch, 0.46 * gather);
  pose.stretch *= 1 - 0.12 * gather;
  pose.lean += 0.16 * gather;
  const air = clamp((share - 0.24) / 0.52);
  const flying = share > 0.24 && share < 0.76;
  if (flying) {
    pose.stretch *= 1 + 0.19 * Math.abs(1 - 2 * air) - 0.04;
    tuck(pose, Math.sin(air * Math.PI));
  }
  const landed = seconds - length * 0.76;
  if (landed > 0) {
    const knock = Math.exp(-landed * 9) * Math.sin(Math.min(Math.PI, landed * 16 + 0.6));
    pose.crouch = Math.max(pose.crouch, 0.5 * Math.max(0, knock));
    pose.stretch *= 1 - 0.15 * dampedOscillation(landed, 2.4, 7);
  }
  reach(pose, "near", -0.7, 0.7, gather);
  reach(pose, "far", -0.5, 0.74, gather);
  const up = flying
    ? Math.sin(Math.min(1, air * 1.25) * Math.PI * 0.5) * (1 - smoothstep((air - 0.75) * 4))
    : 0;
  reach(pose, "near", -0.72, -0.74, up);
  reach(pose, "far", 0.8, -0.74, up);
  pose.head.nod += gather * 0.24 - up * 0.28;
  pose.farInFront = false;
  if (up > 0.4) {
    pose.hands.near = "open";
    pose.hands.far = "open";
  }
}

/** Pulls up the knees of an airborne body. */
function tuck(pose: Pose, amount: number): void {
  const { near, far } = pose.feet;
  near.x -= 7 * amount;
  near.y += 14 * amount;
  near.tip += 0.6 * amount;
  far.x += 5 * amount;
  far.y += 20 * amount;
  far.tip += 0.3 * amount;
}

/**
 * Flight: on wings, or with the arms ahead. `amount` 0 stands, 1 flies; `speed` -1..1 is forward.
 */
export function soar(
  pose: Pose,
  traits: Traits,
  t: number,
  { amount, speed }: { amount: number; speed: number },
): void {
  if (amount <= 0) return;
  pose.wings = Math.max(pose.wings, amount);
  pose.hips.y += Math.sin(t * 2.6) * 5 * amount;
  pose.lean += (0.06 + 0.36 * speed) * amount;
  pose.head.nod -= 0.2 * speed * amount;
  const { near, far } = pose.feet;
  const trail = 0.3 + 0.7 * speed;
  near.x -= (8 + 24 * trail) * amount;
  near.y += (6 + 20 * trail + Math.sin(t * 3.1) * 3) * amount;
  near.tip += (0.4 + 0.5 * trail) * amount;
  far.x -= (2 + 18 * trail) * amount;
  far.y += (12 + 16 * trail + Math.sin(t * 3.1 + 1) * 3) * amount;
  far.tip += (0.4 + 0.5 * trail) * amount;
  if (traits.wings === "arms") {
    const beat = Math.sin(t * 13);
    reach(pose, "near", -0.98, 0.1 - beat * 0.55, amount);
    reach(pose, "far", 1, 0.06 - beat * 0.55, amount);
    if (amount > 0.4) {
      pose.hands.near = "open";
      pose.hands.far = "open";
    }
    return;
  }
  if (traits.gait === "float") {
    reach(pose, "near", -0.8, 0.3 + Math.sin(t * 4) * 0.35, amount);
    reach(pose, "far", 0.5, 0.7 + Math.sin(t * 4) * 0.3, amount);
    return;
  }
  reach(
    pose,
    "near",
    lerp(-0.6, -0.2, speed),
    lerp(0.5, 0.7, speed) + Math.sin(t * 2.6) * 0.06,
    amount,
  );
  reach(
    pose,
    "far",
    lerp(0.7, 1.02, speed),
    lerp(0.4, -0.5, speed) + Math.sin(t * 2.6 + 1) * 0.06,
    amount,
  );
  if (amount > 0.5 && speed > 0.4) {
    pose.hands.near = "fist";
    pose.hands.far = "fist";
  }
}
