import type { Look } from "#story/schema.ts";
import type { BodyShape, EyeSet, Muzzle } from "#story/vocabulary.ts";

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
  /** How far the arms stretch beyond their length; 1.1 by default. */
  stretch?: number;
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
  eye: {
    gap: number;
    up: number;
    rx: number;
    ry: number;
    kind: "round" | "dark" | "screen" | "dot" | "hooded";
  };
  /** `up` on the head's sphere (negative is below the middle); `out` is the length of the snout. */
  mouth: { up: number; w: number; out: number };
};

/** The parts of a build that a muzzle scales, beside the mouth. */
export type MuzzleScale = { wide: number; tall: number; nose: number };

/** A body that differs from its rig's: factors. */
type Shaping = { shoulder: number; belly: number; hip: number; leg: number; torso: number };
const shapings: Record<BodyShape, Shaping> = {
  plain: { shoulder: 1, belly: 1, hip: 1, leg: 1, torso: 1 },
  pear: { shoulder: 0.76, belly: 1.1, hip: 1.3, leg: 0.86, torso: 1 },
  block: { shoulder: 1.3, belly: 1.02, hip: 0.92, leg: 0.92, torso: 1.04 },
  lanky: { shoulder: 0.86, belly: 0.74, hip: 0.78, leg: 1.3, torso: 1.12 },
};

/** Eyes that differ from the rig's: factors; robots and aliens keep theirs. */
const eyeShapings: Record<
  EyeSet,
  { gap: number; rx: number; ry: number; kind: Build["eye"]["kind"] }
> = {
  round: { gap: 1, rx: 1, ry: 1, kind: "round" },
  dot: { gap: 1.05, rx: 0.74, ry: 0.72, kind: "dot" },
  tall: { gap: 0.92, rx: 0.82, ry: 1.14, kind: "round" },
  hooded: { gap: 1.02, rx: 1.04, ry: 0.98, kind: "hooded" },
};

const muzzleShapings: Record<Muzzle, MuzzleScale & { out: number; mouth: number }> = {
  plain: { wide: 1, tall: 1, nose: 1, out: 1, mouth: 1 },
  broad: { wide: 1.22, tall: 1.02, nose: 1.3, out: 1, mouth: 1.18 },
  button: { wide: 0.8, tall: 0.86, nose: 0.68, out: 0.97, mouth: 0.86 },
  long: { wide: 0.92, tall: 1.16, nose: 0.92, out: 1.12, mouth: 0.95 },
};

export function muzzleScale(look: Look): MuzzleScale {
  return muzzleShapings[look.muzzle ?? "plain"];
}

/** The proportions of a rig with a look applied. */
export function shapeBuild(build: Build, look: Look): Build {
  const { headSize = 1, limbs = 1, girth = 1 } = look;
  const thick = 0.5 + girth / 2;
  const shape = shapings[look.shape ?? "plain"];
  const muzzle = muzzleShapings[look.muzzle ?? "plain"];
  return {
    ...build,
    torso: build.torso * shape.torso,
    leg: build.leg * limbs * shape.leg,
    arm: build.arm * (0.4 + 0.6 * limbs) * (0.5 + 0.5 * shape.leg),
    hipGap: build.hipGap * thick * (0.4 + 0.6 * shape.hip),
    thigh: build.thigh * thick,
    ankle: build.ankle * thick,
    shoulder: build.shoulder * thick * shape.shoulder,
    belly: build.belly * girth * shape.belly,
    hip: build.hip * girth * shape.hip,
    sleeve: build.sleeve * thick,
    wrist: build.wrist * thick,
    head: { w: build.head.w * headSize, h: build.head.h * headSize, up: build.head.up * headSize },
    eye: shapeEye(build.eye, look.eyeSet ?? "round", headSize),
    mouth: {
      ...build.mouth,
      w: build.mouth.w * headSize * muzzle.mouth,
      out: 1 + (build.mouth.out - 1) * (1 + (muzzle.out - 1) * 4),
    },
  };
}

function shapeEye(eye: Build["eye"], set: EyeSet, headSize: number): Build["eye"] {
  const sized = { ...eye, rx: eye.rx * headSize, ry: eye.ry * headSize };
  if (eye.kind !== "round") return sized;
  const { gap, rx, ry, kind } = eyeShapings[set];
  return { ...sized, gap: eye.gap * gap, rx: sized.rx * rx, ry: sized.ry * ry, kind };
}
