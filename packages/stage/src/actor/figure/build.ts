import type { Look } from "#story/schema.ts";

/** A rig's proportions in stage units at size 1. Widths are half widths. */
export type Build = {
  /** Length from hip to sole, and distance of each hip from the middle. */
  leg: number;
  hipGap: number;
  thigh: number;
  ankle: number;
  /** Length from hip line to neck. */
  torso: number;
  shoulder: number;
  belly: number;
  hip: number;
  arm: number;
  sleeve: number;
  wrist: number;
  /** Distance of the shoulder joints below the neck line. */
  shoulderDrop: number;
  /** `up`: distance of the head's middle above the neck line. */
  head: { w: number; h: number; up: number };
  hand: { kind: "mitten" | "paw" | "claw" | "hoof" | "wing"; r: number };
  foot: {
    kind: "paw" | "shoe" | "boot" | "hoof" | "bird" | "plate";
    length: number;
    height: number;
  };
  /** On the head's sphere: `gap` sideways and `up` upwards, in radians; radii in stage units. */
  eye: { gap: number; up: number; rx: number; ry: number; kind: "round" | "dark" | "screen" };
  /** `up` on the head's sphere (negative is below the middle); `out` is the length of the snout. */
  mouth: { up: number; w: number; out: number };
};

/** The proportions of a rig with a look applied. */
export function shapeBuild(build: Build, look: Look): Build {
  const { headSize = 1, limbs = 1, girth = 1 } = look;
  const thick = 0.5 + girth / 2;
  return {
    ...build,
    leg: build.leg * limbs,
    arm: build.arm * (0.4 + 0.6 * limbs),
    hipGap: build.hipGap * thick,
    thigh: build.thigh * thick,
    ankle: build.ankle * thick,
    shoulder: build.shoulder * thick,
    belly: build.belly * girth,
    hip: build.hip * girth,
    sleeve: build.sleeve * thick,
    wrist: build.wrist * thick,
    head: { w: build.head.w * headSize, h: build.head.h * headSize, up: build.head.up * headSize },
    eye: { ...build.eye, rx: build.eye.rx * headSize, ry: build.eye.ry * headSize },
    mouth: { ...build.mouth, w: build.mouth.w * headSize },
  };
}
