import { clamp } from "@goldmane/std/clamp";
import { shapeBuild } from "#actor/figure/build.ts";
import type { Pose } from "#actor/pose.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { Load } from "#prop/grips.ts";
import type { CastMember } from "#story/schema.ts";
import { smoothstep } from "./easing.ts";
import { traitsOf, type Traits } from "./traits.ts";

/** A prop in the near hand: its extent from there, and how firmly the arm holds it (0..1). */
export type Carried = { load: Load; weight: number };

/**
 * Where the near hand holds a prop, in arm lengths from the shoulder; `out` is the distance from
 * the hand backwards to the prop's middle, in figure units.
 */
type Hold = { x: number; y: number; out: number };

type Side = 1 | -1;
type Box = Omit<Load, "byStem">;

const holds = new WeakMap<CastMember, Map<string, Hold>>();
/** Arm angles to try, in degrees from hanging straight down, backwards and up. */
const angles = [18, 28, 38, 50, 62, 75, 88, 102, 116, 130, 145, 160];
const reach = 0.86;

/**
 * Where a character holds a prop so that the face stays visible: low and to the side, or overhead
 * if no other hold clears the face.
 */
export function holdFor(member: CastMember, load: Load, side: Side): Hold {
  const key = `${load.left} ${load.right} ${load.top} ${load.bottom} ${side}`;
  let known = holds.get(member);
  if (!known) holds.set(member, (known = new Map()));
  let hold = known.get(key);
  if (!hold) known.set(key, (hold = findHold(member, load, side)));
  return hold;
}

/** Moves the arm towards the carried prop; `busy` is the share that an act needs for itself. */
export function carry(
  pose: Pose,
  member: CastMember,
  { load, weight }: Carried,
  busy: number,
): void {
  const side = pose.facing < 0 ? -1 : 1;
  const traits = traitsOf(member);
  const hold = holdFor(member, load, side);
  const near = pose.arms.near;
  const firm = weight * (1 - busy);
  const sway = Math.sin(pose.time * 1.7 + traits.seed) * 0.02;
  near.x += (hold.x + sway - near.x) * firm;
  near.y += (hold.y - near.y) * firm;
  if (firm > 0.35) pose.hands.near = "fist";
  // A prop that is handed over passes below the chin.
  const face = faceOf(member, traits);
  const box = boxAt(member, load, { x: near.x, y: near.y, out: hold.out * firm }, side);
  const across = Math.min(box.right, face.right) - Math.max(box.left, face.left);
  const over = face.bottom - box.top;
  if (across <= 0 || over <= 0 || box.bottom < face.top) return;
  near.y +=
    (over / traits.arm) * smoothstep(across / (traits.headWidth * 0.3)) * weight * (1 - firm);
}

function findHold(member: CastMember, load: Load, side: Side): Hold {
  const traits = traitsOf(member);
  const face = faceOf(member, traits);
  const area = (face.right - face.left) * (face.bottom - face.top);
  const ground = traits.leg * 0.97 + traits.torso;
  let best: Hold = { x: -0.4, y: 0.8, out: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const degrees of angles)
    for (const share of load.byStem ? [0] : [0, 0.5, 0.9]) {
      const angle = (degrees * Math.PI) / 180;
      const inner = Math.max(0, side > 0 ? load.right : -load.left) / traits.size;
      const hold = { x: -Math.sin(angle) * reach, y: Math.cos(angle) * reach, out: inner * share };
      const box = boxAt(member, load, hold, side);
      const across = Math.min(box.right, face.right) - Math.max(box.left, face.left);
      const down = Math.min(box.bottom, face.bottom) - Math.max(box.top, face.top);
      const hidden = across > 0 && down > 0 ? (across * down) / area : 0;
      const sunk = Math.max(0, box.bottom - ground) / 40;
      const cost = hidden * 20 + sunk + Math.abs(degrees - 44) / 70 + share * 0.5;
      if (cost < least) [best, least] = [hold, cost];
    }
  return best;
}

/**
 * The prop's bounding box, origin in the middle of the shoulder line, x forward and y down, in
 * figure units.
 */
function boxAt(member: CastMember, load: Load, hold: Hold, side: Side): Box {
  const { arm, nearShoulder, size } = traitsOf(member);
  const x = nearShoulder + hold.x * arm - hold.out;
  const y = hold.y * arm;
  const [left, right] = side > 0 ? [load.left, load.right] : [-load.right, -load.left];
  return {
    left: x + left / size,
    right: x + right / size,
    top: y + load.top / size,
    bottom: y + load.bottom / size,
  };
}

function faceOf({ rig, look }: CastMember, { face, headWidth }: Traits): Box {
  const { h } = shapeBuild(rigOf(rig).build, look).head;
  return {
    left: -headWidth * 0.85,
    right: headWidth * 1.05,
    top: -face - h,
    bottom: -face + h * 0.95,
  };
}

/** The share of a carrying arm that an act needs for itself, 0..1. */
export function armShareOf(verb: string | undefined, weight: number): number {
  return verb === "give" || verb === "throw" || verb === "read" || verb === "pick-up"
    ? clamp(weight)
    : 0;
}
