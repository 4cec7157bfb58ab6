import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import type { Build } from "#actor/figure/build.ts";
import type { Point } from "#actor/part/limb.ts";
import type { Pose } from "#actor/pose.ts";

/** The joints of an animal on four legs, in figure space: origin on the ground below its middle. */
export type QuadrupedFrame = {
  hip: Point;
  shoulder: Point;
  /** The middle of the head. */
  head: Point;
  /** Half the trunk's thickness, and the length of its legs. */
  thick: number;
  leg: number;
  /** How far it sits or lies: 0 .. 1. */
  sitting: number;
  lying: number;
};

/** Length of the trunk between hip and shoulder, in torsos. */
const trunkLength = 1.16;
/** Length of a leg, in those of the upright body. */
const legLength = 1;
/** The least thickness of a trunk, in torsos. */
const slimmest = 0.35;
/** What a long trunk adds to it, in torsos. */
const legOfTorso = 0.14;

/** A nod from here on brings the mouth down to the ground. */
const grazingFrom = 0.55;
export const grazing = 1.05;

export function quadrupedFrame(build: Build, pose: Pose): QuadrupedFrame {
  const thick = Math.max(build.belly * 0.9, build.torso * slimmest);
  const isHorse = build.foot.kind === "hoof";
  const leg = build.leg * legLength + build.torso * legOfTorso;
  const half = (build.torso * trunkLength) / 2;
  const lying = clamp(pose.doze);
  const sitting = clamp(pose.crouch * 2 - 1) * (1 - lying);
  const squat = Math.min(pose.crouch, 0.5) * 2 * (1 - sitting) * (1 - lying);
  const standing = leg * (0.94 - 0.34 * squat) + thick * 0.3 + pose.hips.y;
  const pitch = clamp(pose.lean * 0.35, -0.3, 0.3) * (1 - lying);
  const low = thick * 0.86;
  const hipY = lerp(lerp(standing, low, sitting), low, lying) + Math.sin(pitch) * half;
  const shoulderY =
    lerp(lerp(standing, standing + thick * 0.42, sitting), low, lying) - Math.sin(pitch) * half;
  const hip = { x: -half * (1 - 0.12 * sitting), y: -hipY };
  const shoulder = { x: half * (1 - 0.34 * sitting), y: -shoulderY };
  const { head } = build;
  const neck = head.up * 0.42 + thick * 0.3 + (isHorse ? leg * 0.34 : 0);
  const nod = Math.min(pose.head.nod, grazingFrom);
  const down = Math.max(lying, clamp((pose.head.nod - grazingFrom) / 0.5));
  const carried = {
    x: shoulder.x + head.w * 0.42 + nod * head.w * 0.2,
    y: shoulder.y - neck - head.h * 0.3 + nod * head.h * 0.3,
  };
  return {
    hip,
    shoulder,
    head: {
      x: lerp(carried.x, shoulder.x + head.w * 0.5, down),
      y: lerp(carried.y, -head.h * 0.94, down),
    },
    thick,
    leg,
    sitting,
    lying,
  };
}

/** Where a thing is carried: before the mouth. */
export function mouthOf(build: Build, { head }: QuadrupedFrame): Point {
  return { x: head.x + build.head.w * 0.62, y: head.y + build.head.h * 0.52 };
}

/** Half the length of the animal, from its tail's root to its nose. */
export function halfLength(build: Build): number {
  return (build.torso * trunkLength) / 2 + build.head.w * 1.2;
}

/** Height of the head's middle while it stands. */
export function standingHeadY(build: Build, pose: Pose): number {
  return -quadrupedFrame(build, pose).head.y;
}

/** Distance from the animal's middle to what its mouth reaches on the ground. */
export function mouthReach(build: Build, size: number): number {
  return ((build.torso * trunkLength) / 2 + build.head.w * 1.12) * size;
}
