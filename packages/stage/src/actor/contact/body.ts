import { neutralPose } from "#actor/acting/neutral-pose.ts";
import { quadrupedFrame } from "#actor/quadruped/frame.ts";
import { shapeBuild } from "#actor/figure/build.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { CastMember } from "#story/schema.ts";

/** A standing body's measures for contact, in stage units at a pose's scale of 1. */
export type Body = {
  /** Half widths of trunk and head, and half the head's height. */
  half: number;
  head: { w: number; h: number };
  /** Heights of shoulders and of the head's middle above the ground. */
  shoulderY: number;
  headY: number;
  /**
   * Distance from the body's middle that the near hand reaches forward at shoulder height: in a hug,
   * and held out with the shoulders turned.
   */
  reach: number;
  held: number;
  /** Distance that the shoulders move forward in a deep bow. */
  bow: number;
  /** The near shoulder, forward of the feet and above the ground: standing, bowing, deeply bowing. */
  shoulders: readonly { x: number; y: number }[];
  leg: number;
  arm: number;
  size: number;
};

/** The deepest bow: knees bent, trunk forward. */
export const deepestBow = { crouch: 0.5, lean: 0.62 };

/** How far the shoulders turn in a hug, and when a hand is held out; in radians. */
export const hugTwist = 0.35;
export const holdTwist = 0.8;

const known = new WeakMap<CastMember, Body>();

/** Share of a mane's or hair's width that counts as head: the rest gives way. */
const firmHair = 0.6;

export function bodyOf(member: CastMember): Body {
  let body = known.get(member);
  if (!body) known.set(member, (body = measure(member)));
  return body;
}

function measure(member: CastMember): Body {
  const { rig, look, as } = member;
  const { build: plain, flank = 0.1 } = rigOf(rig);
  const build = shapeBuild(plain, look);
  const size = look.size ?? 1;
  const { torso, shoulder, shoulderDrop, head, arm, hand, leg } = build;
  const frame = as === "four-legged" ? quadrupedFrame(build, neutralPose()) : null;
  const half = frame
    ? frame.shoulder.x + head.w * 0.3
    : rig === "whale"
      ? head.w * 0.95
      : Math.max(build.belly, shoulder);
  return {
    half: half * size,
    head: { w: head.w * (1 + firmHair * Math.min(0.4, flank)) * size, h: head.h * size },
    shoulderY: (frame ? -frame.shoulder.y : leg * 0.97 + torso - shoulderDrop) * size,
    headY: (frame ? -frame.head.y : leg * 0.97 + torso + head.up) * size,
    reach: (arm * 1.05 + hand.r * 0.6 - shoulder * nearAt(hugTwist)) * size,
    held: (arm * 1.05 + hand.r * 0.6 - shoulder * nearAt(holdTwist)) * size,
    bow: Math.sin(0.55) * (torso - shoulderDrop) * size,
    shoulders: [0, 0.5, 1].map((share) => {
      const lean = deepestBow.lean * share;
      const [x, y] = [-shoulder * nearAt(holdTwist), torso - shoulderDrop];
      const hips = leg * (0.97 - 0.76 * deepestBow.crouch * share);
      return {
        x: (x * Math.cos(lean) + y * Math.sin(lean)) * size,
        y: (hips + y * Math.cos(lean) - x * Math.sin(lean)) * size,
      };
    }),
    leg: leg * size,
    arm: arm * size,
    size,
  };
}

/** How far behind the body's middle the near shoulder is, in shoulder widths. */
function nearAt(twist: number): number {
  return -0.92 * Math.sin(twist + 0.42 - 1.3);
}
