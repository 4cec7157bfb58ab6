import { describe, expect, it } from "vitest";
import { castMember } from "#story/schema.ts";
import { rigs } from "#story/vocabulary.ts";
import { actorBounds, posedBounds } from "./bounds.ts";
import { handAt } from "./hand-at.ts";
import { poseAt } from "./pose-at.ts";

const place = { groundY: 600, depth: 0, resolve: () => null };

describe("actorBounds", () => {
  it("bounds every rig: the face is below the top, with room on both sides", () => {
    for (const rig of rigs) {
      const { height, headY, halfWidth } = actorBounds(
        castMember.parse({ id: "a", name: "A", rig }),
      );
      expect(headY).toBeGreaterThan(height * 0.35);
      expect(headY).toBeLessThan(height);
      expect(height).toBeLessThan(420);
      expect(halfWidth).toBeGreaterThan(20);
    }
  });

  it("grows with the look's size", () => {
    const of = (size: number) =>
      actorBounds(castMember.parse({ id: "a", name: "A", rig: "fox", look: { size } }));
    expect(of(1.5).height).toBeCloseTo(of(1).height * 1.5);
  });
});

describe("posedBounds", () => {
  const who = castMember.parse({ id: "a", name: "A", rig: "child" });
  const hold = (doing: "stand" | "sit") =>
    posedBounds(
      who,
      poseAt(
        {
          member: who,
          start: { x: 0.5, height: 0, facing: 1, emotion: "neutral", doing },
          acts: [],
          emotions: [],
          gazes: [],
          speech: [],
          heard: [],
        },
        1,
        place,
      ),
    );

  it("equals actorBounds for a standing character", () => {
    expect(hold("stand").height).toBeCloseTo(actorBounds(who).height);
  });

  it("is lower, and no narrower, for a sitting character", () => {
    expect(hold("sit").headY).toBeLessThan(hold("stand").headY * 0.9);
    expect(hold("sit").headY).toBeLessThan(hold("sit").height);
    expect(hold("sit").halfWidth).toBeGreaterThanOrEqual(hold("stand").halfWidth);
  });
});

describe("handAt", () => {
  it("finds the near hand beside the body and mirrors it with the body", () => {
    const who = castMember.parse({ id: "a", name: "A", rig: "child" });
    const stand = (facing: 1 | -1) =>
      poseAt(
        {
          member: who,
          start: { x: 0.5, height: 0, facing, emotion: "neutral", doing: "stand" },
          acts: [],
          emotions: [],
          gazes: [],
          speech: [],
          heard: [],
        },
        1,
        place,
      );
    const right = handAt(who, stand(1));
    const left = handAt(who, stand(-1));
    expect(right.y).toBeGreaterThan(480);
    expect(right.y).toBeLessThan(600);
    expect(right.x).toBeLessThan(640);
    expect(left.x).toBeCloseTo(1280 - right.x, 0);
  });
});
