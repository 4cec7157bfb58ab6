import type { MouthShape } from "#story/timeline.ts";

/**
 * The pose of one character at one instant. Lengths are stage units for a character of size 1;
 * angles are radians; weights run 0..1. Verbs write it, rigs draw it.
 */
export type Pose = {
  /** The point on the ground between the feet, in stage units. */
  x: number;
  y: number;
  /**
   * Height of the feet above the ground, in stage units; the contact shadow stays on the ground.
   */
  lift: number;
  /** 1 faces right, -1 left; between them while turning. */
  facing: number;
  /** Turn of the shoulders in radians: the near one comes forward, the far one goes back. */
  twist: number;
  /** Forward lean, and roll about the middle (spins, tumbles). */
  lean: number;
  roll: number;
  /** Squash and stretch: the vertical factor; width is adjusted to preserve volume. 1 at rest. */
  stretch: number;
  /** 0 upright .. 0.5 knees bent .. 1 sitting or curled up. */
  crouch: number;
  /** From depth and growth; multiplied by the look's own size. */
  scale: number;
  /** 0 on land .. 1 in the water to the chest. */
  swim: number;
  /** 0 hidden .. 1 visible. */
  presence: number;
  /** Walk cycle in turns, tied to the distance walked, and stride amplitude. */
  gait: { phase: number; stride: number };
  /** Soles relative to `x`, x forward and y up; `tip` raises the heel. 0 while standing still. */
  feet: { near: Foot; far: Foot };
  /** Offset of the hips from their standing position: steps, breath, shivers. */
  hips: { x: number; y: number };
  /** 0 folded .. 1 spread and beating; the phase follows `time`. */
  wings: number;
  /**
   * Hand targets relative to the shoulder, in arm lengths, x forward and y down; `near` is the arm
   * on the camera's side.
   */
  arms: { near: { x: number; y: number }; far: { x: number; y: number } };
  hands: { near: HandShape; far: HandShape };
  /** The far arm passes in front of the body, where both hands meet. */
  farInFront: boolean;
  head: { tilt: number; nod: number; turn: number };
  /** 0 awake .. 1 fast asleep, with rising letters. */
  doze: number;
  /** Seconds; drives breath, blinks, tails and ears through seeded functions. */
  time: number;
  /**
   * Recent velocity of the body in stage units per second, for the secondary motion of ears, manes
   * and tails.
   */
  drag: { x: number; y: number };
  face: Face;
  /** How far the nose is pulled out of the face: 0 .. 1. */
  snout: number;
  /** Another one plays its cast shadow. */
  isShadowless?: true;
  /** How a shadow is thrown; none for a body. */
  fall?: Fall;
};

/**
 * The directions on the picture of a shadow's width and height, per unit of its owner's; height
 * counts upwards. From the height `wall.from` on, the shadow climbs a wall at `wall.x` and `wall.y`
 * (up) from the feet, in its own size.
 */
export type Fall = {
  across: { x: number; y: number };
  along: { x: number; y: number };
  wall: { from: number; x: number; y: number; size: number } | null;
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
  /** Difference between the eyes: positive closes the far one. */
  wink: number;
  /** 0 closed .. 1 open, from the seeded blink. */
  blink: number;
  /** -1 frown .. 1 smile */
  smile: number;
  blush: number;
  tears: number;
  /** Pupils: -1..1 per axis, x forward, y down. */
  gaze: { x: number; y: number };
  pupils: "round" | "star" | "heart" | "spiral";
  /** 1 at rest; small in fright, large in love. */
  pupilSize: number;
  mouth: {
    from: MouthShape;
    to: MouthShape;
    blend: number;
    /** The emotion's mouth while the character is silent. */
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
