import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { randomAt } from "@goldmane/std/seeded-random";
import type { Pose } from "#actor/pose.ts";
import type { ActorTrack, Anchor } from "#story/timeline.ts";
import { smoothstep } from "./easing.ts";
import type { Resolve } from "./facing.ts";
import type { Traits } from "./traits.ts";

/**
 * Current aim of eyes and head: gaze as in the pose, and the head's turn in addition to its rest.
 */
type Aim = { x: number; y: number; turn: number; nod: number };
type Looked = { at: number; to: Anchor | "camera" | null };

/** Seconds by which the head follows the eyes. */
const headDelay = 0.12;

/** Aims the eyes, then the head, at the character's gaze target. */
export function look(
  pose: Pose,
  track: ActorTrack,
  t: number,
  { traits, resolve }: { traits: Traits; resolve: Resolve },
): void {
  const awake = 1 - pose.doze;
  const { before, now } = findLooks(track, t);
  const from = aim(pose, before.to, traits, resolve);
  const to = aim(pose, now.to, traits, resolve);
  const eyes = smoothstep((t - now.at) / 0.1);
  const head = smoothstep((t - now.at - headDelay) / 0.36);
  const { gaze } = pose.face;
  const darts = saccade(t, traits.seed);
  gaze.x = clamp(gaze.x * 0.6 + (lerp(from.x, to.x, eyes) + darts.x) * awake, -1, 1);
  gaze.y = clamp(gaze.y * 0.8 + (lerp(from.y, to.y, eyes) + darts.y) * awake, -1, 1);
  pose.head.turn += lerp(from.turn, to.turn, head) * awake;
  pose.head.nod += lerp(from.nod, to.nod, head) * awake;
  pose.face.blink *= blinkAt(t, traits.seed);
}

function findLooks(track: ActorTrack, t: number): { before: Looked; now: Looked } {
  let before: Looked = { at: Number.NEGATIVE_INFINITY, to: null };
  let now = before;
  let lineIndex = 0;
  let looked = 0;
  for (;;) {
    const speech = track.speech[lineIndex];
    const gaze = track.gazes[looked];
    const speechAt = speech && speech.to !== null ? speech.start : Number.POSITIVE_INFINITY;
    const gazeAt = gaze?.at ?? Number.POSITIVE_INFINITY;
    if (speech && speech.to === null) {
      lineIndex += 1;
      continue;
    }
    if (Math.min(speechAt, gazeAt) > t) return { before, now };
    let next = now;
    if (speech && speech.to !== null && speechAt <= gazeAt) {
      next = { at: speechAt, to: { id: speech.to } };
      lineIndex += 1;
    } else if (gaze) {
      next = { at: gazeAt, to: gaze.to };
      looked += 1;
    }
    // A second look at the same target must not cut the turn of the head short.
    if (isSame(next.to, now.to)) continue;
    before = now;
    now = next;
  }
}

function isSame(one: Looked["to"], other: Looked["to"]): boolean {
  if (one === other) return true;
  if (one === null || other === null || one === "camera" || other === "camera") return false;
  return "id" in one ? "id" in other && one.id === other.id : "x" in other && one.x === other.x;
}

function aim(pose: Pose, to: Looked["to"], traits: Traits, resolve: Resolve): Aim {
  if (to === "camera") return { x: 0, y: 0.05, turn: -0.62 * Math.abs(pose.facing), nod: 0 };
  const target = to && resolve(to);
  if (!target) return { x: 0.3, y: 0, turn: 0, nod: 0 };
  const eyeY =
    pose.y - pose.lift - (traits.leg + traits.torso + traits.face * 0.6) * pose.scale * traits.size;
  const side = pose.facing < 0 ? -1 : 1;
  const dx = clamp(((target.x - pose.x) * side) / 260, -1, 1);
  const dy = clamp((target.y - eyeY) / 240, -1, 1);
  return {
    x: clamp(dx * 0.85, -1, 1),
    y: clamp(dy * 0.8, -0.9, 0.9),
    turn: dx > 0 ? (dx - 0.4) * 0.26 : dx * 1.25 - 0.18,
    nod: dy * 0.34,
  };
}

/** Saccades: small eye movements, each held for most of a second. */
function saccade(t: number, seed: number): { x: number; y: number } {
  const slot = t * 1.3 + (seed % 17) / 17;
  const index = Math.floor(slot);
  const k = smoothstep((slot - index) / 0.06);
  const at = (n: number, salt: number) => randomAt(seed + salt, n) - 0.5;
  return {
    x: lerp(at(index - 1, 1), at(index, 1), k) * 0.22,
    y: lerp(at(index - 1, 2), at(index, 2), k) * 0.12,
  };
}

const blinkEvery = 2.9;
const blinkSeconds = 0.15;

/** 1 open, 0 shut: a blink every few seconds, sometimes a double one. */
function blinkAt(t: number, seed: number): number {
  const index = Math.floor(t / blinkEvery);
  const at = index * blinkEvery + 0.2 + randomAt(seed, index) * (blinkEvery - 0.9);
  const again = randomAt(seed + 3, index) > 0.75 ? 0.24 : 0;
  return Math.min(lidAt(t - at), again ? lidAt(t - at - again) : 1);
}

function lidAt(since: number): number {
  if (since <= 0 || since >= blinkSeconds) return 1;
  const k = since / blinkSeconds;
  return k < 0.35 ? 1 - k / 0.35 : (k - 0.35) / 0.65;
}
