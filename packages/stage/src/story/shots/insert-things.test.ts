import { describe, expect, test } from "vitest";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";

type Steps = StoryScript["scenes"][number]["steps"];
type Things = NonNullable<StoryScript["scenes"][number]["props"]>;

const key: Things = [{ id: "key", kind: "key", at: 0.5 }];

function play(steps: Steps, props = key) {
  const { scenes } = compileStory({
    version: 1,
    title: "A Key",
    seed: 1,
    genre: "kids",
    music: { theme: "waltz", mood: "calm", tempo: 90, intensity: 0.5 },
    cast: [
      { id: "ada", name: "Ada", rig: "child" },
      { id: "bo", name: "Bo", rig: "bear" },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "ada", at: 0.3 },
          { who: "bo", at: 0.75 },
        ],
        props,
        steps,
      },
    ],
  });
  const [scene] = scenes;
  if (!scene) throw new Error("The story has no scene");
  const inserts = scene.shots.filter(({ shot }) => shot === "insert");
  const lines = scene.actors.flatMap(({ speech }) => speech);
  return { scene, inserts, lines, taken: scene.props[0]?.moments[1]?.at ?? Number.NaN };
}

const taking: Steps = [
  { camera: "wide" },
  { wait: 2 },
  { who: "ada", do: "pick-up", to: "key" },
  { camera: "medium", on: "ada" },
  { who: "ada", say: "So this is what opens it." },
];

describe("a thing that is handled", () => {
  test("is shown alone while it is taken, and the camera returns", () => {
    const { inserts, taken, scene } = play(taking);
    expect(inserts).toHaveLength(1);
    const [insert] = inserts;
    expect(insert?.on).toEqual([{ id: "key" }]);
    expect(insert?.start).toBeLessThan(taken + 0.6);
    expect(insert?.end).toBeGreaterThan(taken - 0.15);
    expect(scene.shots.at(-1)).toMatchObject({ shot: "medium", on: [{ id: "ada" }] });
  });

  test("never hides a face that speaks for more than its first words", () => {
    const { inserts, lines } = play(taking);
    for (const insert of inserts)
      for (const line of lines)
        expect(Math.min(insert.end, line.end) - Math.max(insert.start, line.start)).toBeLessThan(
          0.36,
        );
  });

  test("is shown once when it is taken and handed over at once", () => {
    const { inserts } = play([
      { camera: "wide" },
      { wait: 2 },
      { who: "ada", do: "pick-up", to: "key" },
      { who: "ada", do: "give", to: "bo" },
      { wait: 2 },
    ]);
    expect(inserts).toHaveLength(1);
  });

  test("is not shown again when the author shows it, nor when it fills the picture anyway", () => {
    const { inserts } = play([
      { camera: "wide" },
      { wait: 1 },
      { camera: "close", on: "key" },
      { who: "ada", do: "pick-up", to: "key" },
      { wait: 2 },
    ]);
    expect(inserts).toEqual([]);
    const tower: Things = [{ id: "house", kind: "tower", at: 0.5, size: 2 }];
    expect(
      play([{ camera: "wide" }, { wait: 3 }, { prop: "house", becomes: "lit" }, { wait: 3 }], tower)
        .inserts,
    ).toEqual([]);
  });

  test("is not followed through the air when it is thrown", () => {
    const { inserts, scene } = play(
      [
        { camera: "wide" },
        { who: "ada", say: "Look what I have found. Catch!" },
        { who: "ada", do: "pick-up", to: "key", seconds: 0.6 },
        { who: "ada", do: "throw", to: "bo", seconds: 1.2 },
        { who: "bo", do: "clap", seconds: 2 },
      ],
      [{ id: "key", kind: "key", at: 0.32 }],
    );
    const thrown = scene.props[0]?.moments.find(({ holder }, index) => index > 1 && !holder);
    expect(thrown).toBeDefined();
    const from = thrown?.at ?? Number.NaN;
    expect(inserts.filter(({ start, end }) => start < from + 0.6 && end > from)).toEqual([]);
  });

  test("is seen before it vanishes", () => {
    const { inserts, scene } = play([
      { camera: "wide" },
      { wait: 4 },
      { prop: "key", becomes: "gone" },
      { wait: 4 },
    ]);
    expect(inserts).toHaveLength(1);
    expect(inserts[0]?.start).toBeLessThan((scene.props[0]?.changes[0]?.at ?? 0) - 0.4);
  });
});

test("a small thing that is pointed at, looked at or glows is shown at most twice a scene", () => {
  const { inserts } = play([
    { camera: "wide" },
    { wait: 3 },
    { who: "ada", do: "point", to: "key" },
    { wait: 8 },
    { who: "bo", look: "key" },
    { wait: 8 },
    { effect: "glow", at: "key" },
    { wait: 8 },
  ]);
  expect(inserts).toHaveLength(2);
});
