import { expect, test } from "vitest";
import { poseAt } from "#actor/pose-at.ts";
import { castMember } from "#story/schema.ts";
import type { Verb } from "#story/vocabulary.ts";

const member = castMember.parse({ id: "a", name: "A", rig: "child" });
const instants = Array.from({ length: 24 }, (_, n) => 0.8 + n * 0.08);

function hands(verb: Verb) {
  const act = { start: 0, end: 4, fromX: 0.5, toX: 0.5, fromHeight: 0, toHeight: 0, target: null };
  const start = { x: 0.5, height: 0, facing: 1, emotion: "neutral", doing: "stand" } as const;
  const track = {
    member,
    start,
    acts: [{ ...act, verb }],
    emotions: [],
    gazes: [],
    speech: [],
    heard: [],
  };
  return instants.map(
    (t) => poseAt(track, t, { groundY: 600, depth: 0, resolve: () => null }).arms,
  );
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

test("knocking reaches out at shoulder height repeatedly", () => {
  const far = hands("knock").map((arms) => arms.far);
  expect(Math.min(...far.map(({ x }) => x))).toBeGreaterThan(0.7);
  expect(spread(far.map(({ x }) => x))).toBeGreaterThan(0.1);
});

test("eating brings a hand from the lap to the mouth and back", () => {
  const far = hands("eat").map((arms) => arms.far.y);
  expect(Math.min(...far)).toBeLessThan(-0.1);
  expect(Math.max(...far)).toBeGreaterThan(0.2);
});

test("reading keeps both hands low and still", () => {
  const held = hands("read");
  for (const { near, far } of held) expect(Math.min(near.y, far.y)).toBeGreaterThan(0.3);
  expect(spread(held.map(({ near }) => near.x))).toBeLessThan(0.05);
});

test("rowing pulls with both hands together", () => {
  const pulled = hands("row");
  expect(spread(pulled.map(({ near }) => near.x))).toBeGreaterThan(0.4);
  for (const { near, far } of pulled) expect(far.x - near.x).toBeCloseTo(0.12, 1);
});
