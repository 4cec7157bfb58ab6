import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { castMember } from "#story/schema.ts";
import type { Act, ActorTrack } from "#story/timeline.ts";
import { emotions, rigs, verbs, type RigName } from "#story/vocabulary.ts";
import { stageWidth } from "#surface.ts";
import { rigOf } from "./rig-of.ts";
import { mouthCues } from "./mouth/mouth-cues.ts";
import { poseAt } from "./pose-at.ts";
import type { Pose } from "./pose.ts";

/** Rigs that glide or bounce. */
const footless: ReadonlySet<RigName> = new Set<RigName>(["whale", "slime", "bee", "snail"]);

const place = {
  groundY: 600,
  depth: 4,
  resolve: (anchor: { x: number } | { id: string }) =>
    "x" in anchor ? { x: anchor.x * stageWidth, y: 400 } : { x: 900, y: 380 },
};

function trackFor(rig: RigName, parts: Partial<ActorTrack> = {}): ActorTrack {
  return {
    member: castMember.parse({ id: "somebody", name: "Somebody", rig }),
    start: { x: 0.3, height: 0, facing: 1, emotion: "neutral", doing: "stand" },
    acts: [],
    emotions: [],
    gazes: [],
    speech: [],
    heard: [],
    ...parts,
  };
}

function go(verb: Act["verb"], fromX: number, toX: number, [start, end]: [number, number]): Act {
  return { verb, start, end, fromX, toX, fromHeight: 0, toHeight: 0, target: null };
}

const anchor = fc.oneof(
  fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ id: fc.constant("other") }),
);
const act = fc
  .record({
    verb: fc.constantFrom(...verbs),
    start: fc.double({ min: 0, max: 10, noNaN: true }),
    length: fc.double({ min: 0, max: 4, noNaN: true }),
    fromX: fc.double({ min: -0.3, max: 1.3, noNaN: true }),
    toX: fc.double({ min: -0.3, max: 1.3, noNaN: true }),
    fromHeight: fc.double({ min: 0, max: 0.8, noNaN: true }),
    toHeight: fc.double({ min: 0, max: 0.8, noNaN: true }),
    target: fc.option(anchor),
  })
  .map(({ length, ...rest }): Act => ({ ...rest, end: rest.start + length }));
const track = fc.record({
  rig: fc.constantFrom(...rigs),
  acts: fc.array(act, { maxLength: 6 }).map((acts) => acts.toSorted((a, b) => a.start - b.start)),
  emotions: fc
    .array(
      fc.record({
        at: fc.double({ min: 0, max: 10, noNaN: true }),
        emotion: fc.constantFrom(...emotions),
      }),
      { maxLength: 4 },
    )
    .map((list) => list.toSorted((a, b) => a.at - b.at)),
  gazes: fc
    .array(
      fc.record({
        at: fc.double({ min: 0, max: 10, noNaN: true }),
        to: fc.oneof(anchor, fc.constant("camera" as const)),
      }),
      { maxLength: 4 },
    )
    .map((list) => list.toSorted((a, b) => a.at - b.at)),
  line: fc.string({ maxLength: 140 }),
  heard: fc
    .array(
      fc
        .record({
          start: fc.double({ min: 0, max: 10, noNaN: true }),
          seconds: fc.double({ min: 0.4, max: 5, noNaN: true }),
          emotion: fc.constantFrom(...emotions),
          isAddressed: fc.boolean(),
          asks: fc.boolean(),
          cries: fc.boolean(),
        })
        .map(({ seconds, ...line }) => ({ ...line, end: line.start + seconds })),
      { maxLength: 3 },
    )
    .map((list) => list.toSorted((a, b) => a.start - b.start)),
});

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe("poseAt", () => {
  it("returns finite numbers for any track at any time", () => {
    fc.assert(
      fc.property(
        track,
        fc.double({ min: -1, max: 16, noNaN: true }),
        ({ rig, line, ...parts }, t) => {
          const speech = [
            { start: 2, end: 6, text: line, mouth: mouthCues(line, 2, 6), to: "other" },
          ];
          const pose = poseAt(trackFor(rig, { ...parts, speech }), t, place);
          expect(numbersIn(pose).every(Number.isFinite)).toBe(true);
          expect(Math.abs(pose.facing)).toBeLessThanOrEqual(1);
          expect(pose.stretch).toBeGreaterThan(0.4);
          expect(pose.stretch).toBeLessThan(1.8);
          if (pose.swim === 0) expect(pose.lift).toBeGreaterThanOrEqual(0);
          expect(pose.lift).toBeGreaterThan(-600);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("does not depend on earlier calls", () => {
    const walk = trackFor("fox", {
      acts: [go("walk", 0.2, 0.7, [0, 3])],
      emotions: [{ at: 1, emotion: "happy" }],
    });
    const first = poseAt(walk, 1.7, place);
    poseAt(walk, 0.2, place);
    poseAt(walk, 2.9, place);
    expect(poseAt(walk, 1.7, place)).toEqual(first);
  });

  it.each(["walk", "run", "enter", "exit"] as const)("never slides a planted foot: %s", (verb) => {
    for (const rig of rigs.filter((name) => !footless.has(name))) {
      for (const [fromX, toX] of [
        [0.1, 0.62],
        [0.8, 0.25],
      ] as const) {
        const walk = trackFor(rig, {
          start: {
            x: fromX,
            height: 0,
            facing: fromX < toX ? 1 : -1,
            emotion: "neutral",
            doing: "stand",
          },
          acts: [go(verb, fromX, toX, [0, 4])],
        });
        for (const side of ["near", "far"] as const) {
          let planted: number | null = null;
          let plants = 0;
          let slid = 0;
          for (let t = 0; t <= 4.2; t += 1 / 96) {
            const pose = poseAt(walk, t, place);
            const sole = soleX(rig, pose, side);
            if (pose.feet[side].y > 0.001) planted = null;
            else if (planted === null) {
              planted = sole;
              plants += 1;
            } else slid = Math.max(slid, Math.abs(sole - planted));
          }
          expect(slid, `${rig} ${side}`).toBeLessThan(0.5);
          expect(plants, `${rig} ${side}`).toBeGreaterThan(2);
        }
      }
    }
  });

  it("keeps a foot on the ground at every moment of a walk", () => {
    const walk = trackFor("child", { acts: [go("walk", 0.1, 0.5, [0, 3.5])] });
    for (let t = 0; t < 3.6; t += 0.02) {
      const { near, far } = poseAt(walk, t, place).feet;
      expect(Math.min(near.y, far.y)).toBe(0);
    }
  });

  it("arrives at the act's target and stays there", () => {
    const walk = trackFor("bear", { acts: [go("walk", 0.3, 0.7, [1, 4])] });
    expect(poseAt(walk, 0.9, place).x).toBeCloseTo(0.3 * stageWidth);
    expect(poseAt(walk, 4, place).x).toBeCloseTo(0.7 * stageWidth);
    expect(poseAt(walk, 9, place).x).toBeCloseTo(0.7 * stageWidth);
  });

  it("moves smoothly: no joint jumps between frames", () => {
    const busy = trackFor("child", {
      acts: [
        go("walk", 0.3, 0.5, [0, 2]),
        go("wave", 0.5, 0.5, [2, 4]),
        go("sit", 0.5, 0.5, [4, 5]),
        go("stand", 0.5, 0.5, [5.5, 6.2]),
      ],
      emotions: [
        { at: 1, emotion: "happy" },
        { at: 3, emotion: "surprised" },
      ],
    });
    let before = poseAt(busy, 0, place);
    for (let t = 1 / 96; t < 7; t += 1 / 96) {
      const pose = poseAt(busy, t, place);
      for (const side of ["near", "far"] as const) {
        const moved = Math.hypot(
          pose.arms[side].x - before.arms[side].x,
          pose.arms[side].y - before.arms[side].y,
        );
        expect(moved, `${side} arm at ${t}`).toBeLessThan(0.22);
      }
      expect(Math.abs(pose.crouch - before.crouch), `crouch at ${t}`).toBeLessThan(0.12);
      expect(Math.abs(pose.lift - before.lift), `lift at ${t}`).toBeLessThan(20);
      before = pose;
    }
  });

  it("opens the mouth while a line is spoken and closes it afterwards", () => {
    const text = "Good morning, everybody! Are you ready to go?";
    const talk = trackFor("lion", {
      speech: [{ start: 1, end: 4.2, text, mouth: mouthCues(text, 1, 4.2), to: null }],
    });
    const shapes = new Set<string>();
    for (let t = 1; t < 4.2; t += 1 / 24) shapes.add(poseAt(talk, t, place).face.mouth.to);
    expect(shapes.size).toBeGreaterThanOrEqual(6);
    for (const t of [0.5, 4.4, 6]) expect(poseAt(talk, t, place).face.mouth.to).toBe("X");
  });

  it("moves the eyes before the head, and the head before the body", () => {
    const turn = trackFor("owl", { gazes: [{ at: 1, to: { x: 0 } }] });
    const at = (t: number) => poseAt(turn, t, place);
    expect(at(1.1).face.gaze.x).toBeLessThan(at(0.95).face.gaze.x - 0.4);
    expect(Math.abs(at(1.1).head.turn - at(0.95).head.turn)).toBeLessThan(0.1);
    expect(at(1.1).facing).toBe(1);
    expect(at(2).facing).toBe(-1);
  });

  it("squashes before a jump, stretches in it and comes back to rest", () => {
    const jump = trackFor("cat", { acts: [go("jump", 0.3, 0.4, [1, 2.2])] });
    expect(poseAt(jump, 1.22, place).crouch).toBeGreaterThan(0.25);
    expect(poseAt(jump, 1.4, place).stretch).toBeGreaterThan(1.05);
    expect(poseAt(jump, 1.6, place).lift).toBeGreaterThan(80);
    expect(poseAt(jump, 2.6, place).lift).toBe(0);
    expect(poseAt(jump, 4, place).stretch).toBeCloseTo(1, 1);
  });

  it("blinks every few seconds", () => {
    const idle = trackFor("rabbit");
    let blinks = 0;
    let open = true;
    for (let t = 0; t < 30; t += 1 / 48) {
      const shut = poseAt(idle, t, place).face.blink < 0.4;
      if (shut && open) blinks += 1;
      open = !shut;
    }
    expect(blinks).toBeGreaterThan(6);
    expect(blinks).toBeLessThan(20);
  });
});

/** x of a sole on the stage, as the figure draws it. */
function soleX(rig: RigName, pose: Pose, side: "near" | "far"): number {
  const { hipGap } = rigOf(rig).build;
  const spread = side === "far" ? hipGap : -hipGap;
  return pose.x + (pose.facing < 0 ? -1 : 1) * (spread + pose.feet[side].x) * pose.scale;
}
