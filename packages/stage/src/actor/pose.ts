import type { MouthShape } from "../story/timeline.ts";

/**
 * How one character holds itself at one instant. Lengths are stage units for a character of size 1;
 * angles are radians; weights run 0..1. Rigs draw it, verbs make it.
 */
export type Pose = {
  /** Feet, in stage units. */
  x: number;
  y: number;
  /** Height of the feet above the ground: the contact shadow stays below. */
  lift: number;
  /** 1 faces right, -1 left; in between while turning. */
  facing: number;
  /** Forward lean, and roll about the middle (spins, tumbles). */
  lean: number;
  roll: number;
  /** Vertical stretch; width follows so that volume is kept. 1 at rest. */
  stretch: number;
  /** 0 upright .. 1 sitting or curled up. */
  crouch: number;
  scale: number;
  /** 0 hidden .. 1 there. */
  presence: number;
  /** Cycle position in turns, tied to the distance walked, and how much of a stride it is. */
  gait: { phase: number; stride: number };
  wings: number;
  /** Hand targets relative to the shoulder, in arm lengths, x forward and y down; near is the arm on the camera's side. */
  arms: { near: { x: number; y: number }; far: { x: number; y: number } };
  head: { tilt: number; nod: number; turn: number };
  /** Seconds: drives breath, blinks, tails and ears through seeded functions. */
  time: number;
  /** What the body did a moment ago, for ears, manes and tails that follow: vertical and horizontal velocity, stage units per second. */
  drag: { x: number; y: number };
  face: Face;
};

export type Face = {
  /** -1 .. 1 */
  brows: { raise: number; anger: number };
  /** 0 shut .. 1 open .. 1.3 wide */
  lids: number;
  /** 0 closed .. 1 open, by the seeded blink */
  blink: number;
  /** -1 frown .. 1 smile */
  smile: number;
  blush: number;
  tears: number;
  /** Pupils: -1..1 each way, x forward. */
  gaze: { x: number; y: number };
  pupils: "round" | "star" | "heart" | "spiral";
  mouth: { from: MouthShape; to: MouthShape; blend: number };
};
