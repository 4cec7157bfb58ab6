import { hashText } from "@goldmane/std/hash-text";
import { shapeBuild } from "#actor/figure/build.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { CastMember } from "#story/schema.ts";
import type { RigName } from "#story/vocabulary.ts";

/** Body measurements for acting. Lengths are in the figure's own units. */
export type Traits = {
  seed: number;
  size: number;
  leg: number;
  arm: number;
  /**
   * Distance of the shoulder joints from the body's middle, and of the face's middle above them.
   */
  nearShoulder: number;
  farShoulder: number;
  face: number;
  headWidth: number;
  torso: number;
  /** Locomotion: on two feet, in bounds, or without touching the ground. */
  gait: "step" | "bounce" | "float";
  /** Wings on the back, or arms that are wings. */
  wings: "none" | "back" | "arms";
};

const known = new WeakMap<CastMember, Traits>();

export function traitsOf(member: CastMember): Traits {
  let traits = known.get(member);
  if (!traits) known.set(member, (traits = measure(member)));
  return traits;
}

function measure({ id, rig, look }: CastMember): Traits {
  const build = shapeBuild(rigOf(rig).build, look);
  return {
    seed: hashText(id) % 10_000,
    size: look.size ?? 1,
    leg: build.leg,
    arm: build.arm,
    nearShoulder: -0.7 * build.shoulder,
    farShoulder: 0.9 * build.shoulder,
    face: build.shoulderDrop + build.head.up,
    headWidth: build.head.w,
    torso: build.torso,
    gait: gaits[rig] ?? "step",
    wings: wings[rig] ?? "none",
  };
}

const gaits: Partial<Record<RigName, Traits["gait"]>> = {
  slime: "bounce",
  whale: "float",
  bee: "float",
  snail: "float",
};
const wings: Partial<Record<RigName, Traits["wings"]>> = {
  dragon: "back",
  owl: "arms",
  bird: "arms",
  bee: "back",
};
