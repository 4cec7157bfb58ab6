import { describe, expect, it } from "vitest";
import { neutralPose } from "#actor/acting/neutral-pose.ts";
import { handAt } from "#actor/hand-at.ts";
import type { Pose } from "#actor/pose.ts";
import { castMember, type CastMember } from "#story/schema.ts";
import { rigs, type RigName } from "#story/vocabulary.ts";
import { aimHand } from "./aim-hand.ts";
import { bodyOf } from "./body.ts";
import { bowTo } from "./bow.ts";
import type { Contact } from "./contact-at.ts";
import { hugDistance } from "./distance.ts";
import { embrace, handOverPoint, trunkOf } from "./touch.ts";

const limbed = rigs.filter((name) => name !== "whale");

function memberOf(rig: RigName, size = 1): CastMember {
  return castMember.parse({ id: `${rig}-one`, name: "One", rig, look: { size } });
}

function standing(x: number, facing: 1 | -1): Pose {
  return { ...neutralPose(), x, y: 600, facing };
}

const hug: Contact = {
  verb: "hug",
  to: { id: "other" },
  isAnswer: false,
  start: 0,
  opened: 1,
  held: 1,
  pulled: 0,
};

/** Two who hug: how far each near hand lies inside the other's trunk. */
function grips(one: CastMember, other: CastMember): number[] {
  const distance = hugDistance(one, other, false);
  const left = standing(400, 1);
  const right = standing(400 + distance, -1);
  const trunks = [trunkOf({ member: one, pose: left }), trunkOf({ member: other, pose: right })];
  if (trunks[1]) embrace(left, one, hug, trunks[1]);
  if (trunks[0]) embrace(right, other, hug, trunks[0]);
  return [
    handAt(one, left).x - (right.x - bodyOf(other).half),
    left.x + bodyOf(one).half - handAt(other, right).x,
  ];
}

describe("a hand", () => {
  it.each(rigs)("lands on a point in reach, whatever the lean: %s", (rig) => {
    const member = memberOf(rig, 1.2);
    for (const facing of [1, -1] as const)
      for (const lean of [-0.2, 0, 0.4]) {
        const pose = { ...standing(500, facing), lean };
        const { shoulderY, arm } = bodyOf(member);
        const point = { x: 500 + facing * arm * 0.25, y: 600 - shoulderY + arm * 0.3 };
        aimHand(pose, member, { side: "near", point, weight: 1 });
        const hand = handAt(member, pose);
        // The elbow bends the hand away from the straight line.
        expect(Math.hypot(hand.x - point.x, hand.y - point.y)).toBeLessThan(
          bodyOf(member).arm * 0.22,
        );
      }
  });
});

describe("a hug", () => {
  it.each(limbed)("closes on the other's body between equals: %s", (rig) => {
    for (const grip of grips(memberOf(rig), memberOf(rig))) expect(grip).toBeGreaterThan(-2);
  });

  it("closes on the other's body whatever the sizes", () => {
    for (const [small, big] of [
      ["child", "bear"],
      ["alien", "cat"],
      ["fox", "dragon"],
      ["rabbit", "unicorn"],
    ] as const)
      for (const grip of grips(memberOf(small, 0.72), memberOf(big, 1.3)))
        expect(grip, `${small} and ${big}`).toBeGreaterThan(-2);
  });

  it("is wider for wide bodies", () => {
    const child = memberOf("child");
    expect(hugDistance(child, memberOf("bear", 1.5), false)).toBeGreaterThan(
      hugDistance(child, child, false) * 1.3,
    );
  });

  it("makes the tall one bow, and its feet keep their places", () => {
    const bear = memberOf("bear", 1.5);
    const pose = standing(400, 1);
    const child = { member: memberOf("child", 0.7), pose: standing(480, -1) };
    embrace(pose, bear, hug, trunkOf(child));
    expect(pose.lean).toBeGreaterThan(0.1);
    expect(pose.crouch).toBeGreaterThan(0.1);
    expect(pose.feet.near.x).toBeCloseTo(-pose.feet.far.x);
    expect(pose.feet.near.x).toBeGreaterThan(0);
    const equal = standing(400, 1);
    embrace(equal, child.member, hug, trunkOf(child));
    expect(equal.crouch).toBe(0);
  });
});

describe("a bow", () => {
  it("goes as deep as a low thing takes, and no deeper than a high one does", () => {
    const member = memberOf("child");
    const depth = (y: number) => {
      const pose = standing(400, 1);
      bowTo(pose, member, { point: { x: 440, y }, reach: 0.94 }, 1);
      return pose.lean;
    };
    expect(depth(595)).toBeGreaterThan(depth(560));
    expect(depth(560)).toBeGreaterThanOrEqual(depth(520));
    expect(depth(480)).toBe(0);
  });
});

describe("a hand-over", () => {
  it("happens at one point for both, between them", () => {
    const giver = { member: memberOf("bear"), pose: standing(400, 1) };
    const taker = { member: memberOf("rabbit", 0.7), pose: standing(560, -1) };
    const point = handOverPoint(giver, taker);
    expect(handOverPoint(taker, giver).x).toBeCloseTo(point.x);
    expect(handOverPoint(taker, giver).y).toBeCloseTo(point.y);
    expect(point.x).toBeGreaterThan(400);
    expect(point.x).toBeLessThan(560);
  });
});
