import { describe, expect, test } from "vitest";
import { shortStory } from "#testing/short-story.ts";
import { compileStory, titleSeconds } from "./compile.ts";
import type { StoryScript } from "./schema.ts";
import { StoryError } from "./story-error.ts";
import type { ActorTrack } from "./timeline.ts";

type Steps = StoryScript["scenes"][number]["steps"];

function play(steps: Steps) {
  const timeline = compileStory(shortStory(steps));
  const [scene] = timeline.scenes;
  if (!scene) throw new Error("A story has a scene.");
  const actor = (id: string): ActorTrack => {
    const track = scene.actors.find(({ member }) => member.id === id);
    if (!track) throw new Error(`${id} is not in the scene.`);
    return track;
  };
  return { timeline, scene, actor, ball: scene.props[0]?.moments ?? [] };
}

describe("an invalid story names the place of its error", () => {
  const placeOf = (steps: Steps): string => {
    try {
      play(steps);
    } catch (error) {
      if (error instanceof StoryError) return error.where;
    }
    return "nowhere";
  };

  test.each<[string, Steps]>([
    ["a speaker", [{ wait: 1 }, { who: "cy", say: "Who am I?" }]],
    ["a listener", [{ wait: 1 }, { who: "ada", say: "Where are you?", to: "cy" }]],
    ["a thing to pick up", [{ wait: 1 }, { who: "ada", do: "pick-up", to: "kite" }]],
    ["something looked at", [{ wait: 1 }, { who: "ada", look: "kite" }]],
    ["an effect's place", [{ wait: 1 }, { effect: "stars", at: "kite" }]],
    ["a thing that changes", [{ wait: 1 }, { prop: "kite", becomes: "gone" }]],
    ["one of a shot's people", [{ wait: 1 }, { camera: "two", on: ["ada", "cy"] }]],
  ])("that is not there: %s", (_, steps) => {
    expect(placeOf(steps)).toBe("scene 0, step 1");
  });

  test("a ball that cannot open", () => {
    expect(placeOf([{ prop: "ball", becomes: "open" }])).toBe("props");
  });

  test("a number out of bounds", () => {
    expect(placeOf([{ wait: 31 }])).toContain("scenes.0.steps.0");
  });
});

test("a prop that appears or disappears triggers a visible and audible effect", () => {
  const { scene, timeline } = play([
    { wait: 1 },
    { prop: "ball", becomes: "gone", how: "puff" },
    { wait: 1 },
    { prop: "ball", becomes: "there" },
  ]);
  const [gone, there] = scene.props[0]?.changes ?? [];
  expect([gone?.becomes, there?.becomes]).toEqual(["gone", "there"]);
  expect((there?.at ?? 0) - (gone?.at ?? 0)).toBeCloseTo(1);
  expect(scene.effects.map(({ effect, at }) => [effect, at])).toEqual([
    ["smoke", { id: "ball" }],
    ["sparkle", { id: "ball" }],
  ]);
  expect(timeline.cues.effects.map(({ sound }) => sound)).toEqual(
    expect.arrayContaining(["whoosh", "sparkle"]),
  );
});

describe("characters on the stage", () => {
  test("enter from the side of their target, walk to their target and leave by the nearer side", () => {
    const { actor } = play([
      { who: "ada", do: "walk", to: "far-left" },
      { who: "ada", do: "exit" },
      { who: "bo", do: "exit" },
      { who: "bo", do: "enter", to: 0.7 },
    ]);
    const [walk, exit] = actor("ada").acts;
    expect(walk).toMatchObject({ fromX: 0.28, toX: 0.12 });
    expect(exit?.fromX).toBe(0.12);
    expect(exit?.toX).toBeLessThan(0);
    const [away, back] = actor("bo").acts;
    expect(away?.toX).toBeGreaterThan(1);
    expect(back).toMatchObject({ fromX: away?.toX, toX: 0.7 });
  });

  test("stop beside the character they walk to, on the side they came from", () => {
    const { actor } = play([
      { who: "ada", do: "walk", to: "bo" },
      { who: "ada", do: "jump", to: "far-right" },
      { who: "ada", do: "run", to: "bo" },
    ]);
    const [walk, jump, run] = actor("ada").acts;
    expect(walk?.toX).toBeCloseTo(0.72 - 0.13);
    expect(jump).toMatchObject({ fromX: walk?.toX, toX: 0.88 });
    expect(run?.toX).toBeCloseTo(0.72 + 0.13);
  });

  test("act in turn, unless a step runs with the one before", () => {
    const { actor } = play([
      { who: "ada", do: "wave", seconds: 2 },
      { who: "bo", do: "wave", with: true, seconds: 1 },
      { who: "bo", do: "nod" },
    ]);
    const [hers] = actor("ada").acts;
    const [his, nod] = actor("bo").acts;
    expect(hers?.start).toBe(titleSeconds);
    expect(his?.start).toBe(hers?.start);
    expect(nod?.start).toBe(hers?.end);
  });

  test("look at the character they speak to, who looks back", () => {
    const { actor } = play([{ who: "ada", say: "Look at me!" }]);
    const [line] = actor("ada").speech;
    expect(line?.to).toBe("bo");
    expect(actor("ada").gazes[0]?.to).toEqual({ id: "bo" });
    expect(actor("bo").gazes[0]?.to).toEqual({ id: "ada" });
  });
});

describe("a prop", () => {
  test("is picked up, given and thrown, each time from the current holder's hands", () => {
    const { ball, actor } = play([
      { who: "ada", do: "pick-up", to: "ball" },
      { who: "ada", do: "give", to: "bo" },
      { who: "bo", do: "throw", to: "far-left" },
    ]);
    expect(ball.map(({ holder }) => holder)).toEqual([null, "ada", "bo", null]);
    expect(ball.at(-1)?.x).toBe(0.12);
    const acts = [...actor("ada").acts, ...actor("bo").acts].filter(
      ({ verb }) => verb !== "walk" && verb !== "run",
    );
    for (const [index, { at }] of ball.slice(1).entries()) {
      expect(at).toBeGreaterThan(acts[index]?.start ?? Infinity);
      expect(at).toBeLessThan(acts[index]?.end ?? 0);
    }
  });

  test("stays in place when a character gives or throws with empty hands", () => {
    const { ball } = play([
      { who: "ada", do: "give", to: "bo" },
      { who: "bo", do: "throw", to: "far-left" },
    ]);
    expect(ball).toHaveLength(1);
  });
});

describe("a camera step", () => {
  const line = "One two three four five six seven eight nine ten, eleven twelve thirteen fourteen.";

  test.each<[number | string, number]>([
    [2.5, 2.5],
    ["50%", (line.length / 14 + 0.35) / 2],
  ])("after %s cuts in the middle of a line, which continues", (after, seconds) => {
    const { scene, actor } = play([
      { camera: "medium", on: "ada" },
      { who: "ada", say: line },
      { camera: "close", on: "bo", after },
      { wait: 2 },
    ]);
    const [spoken] = actor("ada").speech;
    const cut = scene.shots.at(-1);
    expect(cut).toMatchObject({ shot: "close", on: [{ id: "bo" }] });
    expect(cut?.start).toBeCloseTo((spoken?.start ?? 0) + seconds);
    expect(cut?.start).toBeLessThan(spoken?.end ?? 0);
  });

  test("cannot cut within a finished line or without a step before", () => {
    expect(() =>
      play([
        { who: "ada", say: "No!" },
        { camera: "wide", after: 9 },
      ]),
    ).toThrow(/scene 0, step 1: the step before it is over/);
    expect(() => play([{ camera: "wide", after: 0.5 }, { wait: 3 }])).toThrow(/scene 0, step 0/);
  });

  const onOf = (steps: Steps) => play(steps).scene.shots.at(-1)?.on;

  test("a close shot without a subject keeps the previous subject", () => {
    expect(
      onOf([{ camera: "medium", on: "bo" }, { wait: 3 }, { camera: "close" }, { wait: 3 }]),
    ).toEqual([{ id: "bo" }]);
  });

  test("a close shot without a subject shows the scene's props when there is no previous subject or it has left", () => {
    expect(onOf([{ camera: "close" }, { wait: 3 }])).toEqual([{ id: "ball" }]);
    expect(
      onOf([
        { camera: "medium", on: "bo" },
        { who: "bo", do: "exit" },
        { camera: "close" },
        { wait: 3 },
      ]),
    ).toEqual([{ id: "ball" }]);
  });

  test("a wide shot without a subject shows the place", () => {
    expect(
      onOf([{ camera: "medium", on: "bo" }, { wait: 3 }, { camera: "wide" }, { wait: 3 }]),
    ).toEqual([]);
  });
});

test("every shot lasts at least a second and a half, however fast the dialogue", () => {
  const { scene } = play([
    ...Array.from({ length: 8 }, (_, n) => ({ who: n % 2 === 0 ? "ada" : "bo", say: "No!" })),
    { camera: "close", on: "bo" },
  ]);
  const { scene: covered } = play(
    Array.from({ length: 9 }, (_, n) => ({ who: n % 2 === 0 ? "ada" : "bo", say: "No!" })),
  );
  for (const { shots, start, end } of [scene, covered]) {
    expect(Math.min(...shots.map((shot) => shot.end - shot.start))).toBeGreaterThanOrEqual(1.5);
    expect(shots.at(0)?.start).toBe(start);
    expect(shots.at(-1)?.end).toBe(end);
    for (const [index, shot] of shots.slice(1).entries())
      expect(shot.start).toBe(shots[index]?.end);
  }
});
