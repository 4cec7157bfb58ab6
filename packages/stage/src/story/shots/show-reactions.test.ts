import { expect, test } from "vitest";
import { behindCamera } from "#camera/behind-camera.ts";
import { SceneCast } from "#scene-cast.ts";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";

function play(steps: StoryScript["scenes"][number]["steps"]) {
  const { scenes } = compileStory({
    version: 1,
    title: "Two",
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
          { who: "bo", at: 0.7 },
        ],
        props: [{ id: "key", kind: "key", at: 0.5 }],
        steps,
      },
    ],
  });
  const [scene] = scenes;
  if (!scene) throw new Error("The story has no scene");
  return scene;
}

const asked = { who: "ada", say: "Did you eat the whole cake, Bo?", to: "bo" };

test("a pause after a question shows the listener over the speaker's shoulder", () => {
  const { shots, actors } = play([{ camera: "medium", on: "ada" }, asked, { wait: 5 }]);
  const over = shots.find(({ shot }) => shot === "over");
  expect(over?.on).toEqual([{ id: "bo" }, { id: "ada" }]);
  expect(over?.start).toBeGreaterThan(actors[0]?.speech[0]?.end ?? Infinity);
  expect(shots.at(-1)).toMatchObject({ shot: "medium", on: [{ id: "ada" }] });
});

test("no reaction interrupts an act, the next line or a shot of the listener", () => {
  const quick = { who: "bo", say: "Only the half with the cherries." };
  for (const steps of [
    [{ camera: "medium" as const, on: "ada" }, asked, quick, { wait: 1 }],
    [{ camera: "close" as const, on: "bo" }, asked, { wait: 5 }],
    [
      { camera: "medium" as const, on: "ada" },
      asked,
      { who: "bo", do: "shake-head" as const, seconds: 4 },
    ],
  ])
    expect(play(steps).shots.filter(({ shot }) => shot === "over")).toEqual([]);
});

test("the character whose shoulder or eyes the camera takes is behind the camera", () => {
  const scene = play([
    { camera: "over", on: ["bo", "ada"] },
    { wait: 3 },
    { camera: "pov", on: ["ada", "bo"] },
    { wait: 3 },
  ]);
  const [over, pov] = scene.shots.filter(({ shot }) => shot === "over" || shot === "pov");
  const behind = (start = 0) =>
    behindCamera(scene, new SceneCast(scene, 572, start + 1), start + 1);
  expect(behind(over?.start)).toMatchObject({ side: -1, isShoulder: true });
  expect(behind(over?.start)?.track.member.id).toBe("ada");
  expect(behind(pov?.start)).toMatchObject({ isShoulder: false });
  expect(behind()).toBeNull();
});

test("a point of view shows what the eyes are on, and a character seen looks into the camera", () => {
  const scene = play([
    { who: "ada", look: "key" },
    { wait: 3 },
    { camera: "pov", on: "ada" },
    { wait: 3 },
    { camera: "pov", on: ["ada", "bo"] },
    { wait: 3 },
  ]);
  const [first, second] = scene.shots.filter(({ shot }) => shot === "pov");
  expect(first?.on).toEqual([{ id: "ada" }, { id: "key" }]);
  const gaze = scene.actors[1]?.gazes.findLast(({ at }) => at <= (second?.start ?? 0));
  expect(gaze?.to).toBe("camera");
});
