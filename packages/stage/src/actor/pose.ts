import type { MouthShape } from "#story/timeline.ts";

/**
 * How one character holds itself at one instant. Lengths are stage units for a character of size 1;
 * angles are radians; weights run 0..1. Rigs draw it, verbs make it.
 */
export type Pose = {
  /** The ground between the feet, in stage units. */
  x: number;
  y: number;
  /** Height of the feet above the ground, in stage units: the contact shadow stays below. */
  lift: number;
  /** 1 faces right, -1 left; in between while turning. */
  facing: number;
  /** Forward lean, and roll about the middle (spins, tumbles). */
  lean: number;
  roll: number;
  /** Vertical stretch; width follows so that volume is kept. 1 at rest. */
  stretch: number;
  /** 0 upright .. 0.5 knees bent .. 1 sitting or curled up. */
  crouch: number;
  /** Depth and growth; the look's own size comes on top. */
  scale: number;
  /** 0 ashore .. 1 in the water to the chest. */
  swim: number;
  /** 0 hidden .. 1 there. */
  presence: number;
  /** Cycle position in turns, tied to the distance walked, and how much of a stride it is. */
  gait: { phase: number; stride: number };
  /** Soles relative to `x`, x forward and y up; `tip` raises the heel. Standing still leaves them at 0. */
  feet: { near: Foot; far: Foot };
  /** Hips above (or below) where standing puts them, and to the side: steps, breath, shivers. */
  hips: { x: number; y: number };
  /** 0 folded .. 1 spread and beating; the beat follows `time`. */
  wings: number;
  /** Hand targets relative to the shoulder, in arm lengths, x forward and y down; near is the arm on the camera's side. */
  arms: { near: { x: number; y: number }; far: { x: number; y: number } };
  hands: { near: HandShape; far: HandShape };
  /** The far arm passes in front of the body: both hands meet there. */
  farInFront: boolean;
  head: { tilt: number; nod: number; turn: number };
  /** 0 awake .. 1 fast asleep: letters rise. */
  doze: number;
  /** Seconds: drives breath, blinks, tails and ears through seeded functions. */
  time: number;
  /** What the body did a moment ago, for ears, manes and tails that follow: vertical and horizontal velocity, stage units per second. */
  drag: { x: number; y: number };
  face: Face;
};

export type Foot = { x: number; y: number; tip: number };

export type HandShape = "rest" | "open" | "fist" | "point";

export type Face = {
  /** Raise -1 .. 1; anger -1 (worried, inner ends up) .. 1 (inner ends down). */
  brows: { raise: number; anger: number };
  /** 0 shut .. 1 open .. 1.3 wide */
  lids: number;
  /** Lower lids pushed up by the cheeks: 0 .. 1. */
  squint: number;
  /** How differently the two eyes are open: positive closes the far one. */
  wink: number;
  /** 0 closed .. 1 open, by the seeded blink */
  blink: number;
  /** -1 frown .. 1 smile */
  smile: number;
  blush: number;
  tears: number;
  /** Pupils: -1..1 each way, x forward, y down. */
  gaze: { x: number; y: number };
  pupils: "round" | "star" | "heart" | "spiral";
  /** 1 at rest; small with fright, large with love. */
  pupilSize: number;
  mouth: {
    from: MouthShape;
    to: MouthShape;
    blend: number;
    /** What the feeling makes of the mouth while it says nothing. */
    rest: MouthForm;
  };
};

/** Widths and openings in units of the character's own mouth. */
export type MouthForm = {
  width: number;
  open: number;
  round: number;
  teeth: number;
  tongue: number;
};
