import type { Load } from "#prop/grips.ts";
import type { CastMember } from "#story/schema.ts";
import { shapeBuild } from "#actor/figure/build.ts";
import { mouthReach } from "#actor/quadruped/frame.ts";
import { rigOf } from "#actor/rig-of.ts";
import { bodyOf, type Body } from "./body.ts";

type Grip = Load & { grip: number };

/** Share of both heads' width at which cheeks touch in a hug. */
const cheekToCheek = 0.8;

/**
 * Distance between the middles of two bodies that hug, in stage units: trunks or heads touch, and
 * the arms of both reach around the other.
 */
export function hugDistance(one: CastMember, other: CastMember, isSeated: boolean): number {
  const a = bodyOf(one);
  const b = bodyOf(other);
  const low = isSeated ? b.leg * 0.8 : 0;
  // Heads at different heights pass each other.
  const apart = Math.abs(a.headY - b.headY + low) / (a.head.h + b.head.h);
  const heads = (a.head.w + b.head.w) * cheekToCheek * Math.sqrt(Math.max(0, 1 - apart * apart));
  const touching = Math.max((a.half + b.half) * 0.9, heads);
  return Math.max(touching * 0.84, Math.min(touching, closedOn(a, b), closedOn(b, a)));
}

/** Farthest distance at which a hand still lies well on the other's trunk. */
function closedOn(one: Body, other: Body): number {
  return one.reach + one.bow * 0.3 + other.half * 0.6;
}

/** Distance at which the hands of two bodies meet between them, in stage units. */
export function handOverDistance(one: CastMember, other: CastMember): number {
  const a = bodyOf(one);
  const b = bodyOf(other);
  const apart = Math.max((a.half + b.half) * 1.3, (a.head.w + b.head.w) * 1.18);
  return Math.max(apart, a.held + b.held);
}

/** Distance from which a hand reaches another's nose. */
export function pullDistance(one: CastMember, other: CastMember): number {
  const a = bodyOf(one);
  const b = bodyOf(other);
  return Math.max(a.held + b.head.w * 0.7, a.half + b.head.w);
}

/**
 * Farthest distance from which a body reaches a thing, upright or in a bow.
 * @param height of the thing's foot above the ground, in stage units
 */
export function pickUpDistance(member: CastMember, load: Grip, height: number): number {
  const { shoulders, arm, half, size } = bodyOf(member);
  if (member.as === "four-legged")
    return mouthReach(shapeBuild(rigOf(member.rig).build, member.look), size);
  const reaches = shoulders.map(({ x, y }) => {
    const down = y - height - load.grip;
    return x + Math.sqrt(Math.max(0, arm * arm - down * down));
  });
  return Math.max(...reaches, half * 0.5);
}

/**
 * Distance at which a body embraces a thing.
 * @param stout share of the thing's half width that is as high as the arms
 */
export function hugThingDistance(member: CastMember, load: Load, stout: number): number {
  const { reach, half } = bodyOf(member);
  return Math.min(half * 0.85 + load.right * stout, reach + load.right * stout * 0.5);
}
