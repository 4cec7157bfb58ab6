import { expect, test } from "vitest";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";

type Scene = StoryScript["scenes"][number];

/** Moves of the shots after the establishing one. */
function movesOf(steps: Scene["steps"], beat: Scene["beat"] = "conflict"): string[] {
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
        beat,
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "ada", at: 0.3 },
          { who: "bo", at: 0.7 },
        ],
        steps,
      },
    ],
  });
  return scenes.flatMap(({ shots }) => shots.slice(1).map(({ move }) => move));
}

const near = (on: string): Scene["steps"] => [{ camera: "close", on, move: "push" }];

test("the camera pushes in where a feeling turns, and holds where none does", () => {
  expect(movesOf([...near("ada"), { wait: 3 }])).toEqual(["hold"]);
  expect(
    movesOf([...near("ada"), { who: "ada", say: "Oh no, it is gone.", feel: "sad" }, { wait: 2 }]),
  ).toEqual(["push"]);
  expect(
    movesOf([...near("ada"), { who: "ada", say: "Oh well, then.", feel: "shy" }, { wait: 2 }]),
  ).toEqual(["hold"]);
});

test("the camera never pushes in twice in a row", () => {
  expect(
    movesOf([
      ...near("ada"),
      { who: "ada", say: "You did it again, and I saw it!", feel: "angry" },
      ...near("bo"),
      { who: "bo", say: "I am so very sorry.", feel: "sad" },
    ]),
  ).toEqual(["push", "hold"]);
});

test("the last shot of a climax may push without a turn", () => {
  expect(movesOf([...near("ada"), { wait: 3 }], "climax")).toEqual(["push"]);
});

test("the camera goes along with a subject that travels, and pans with one that crosses", () => {
  expect(
    movesOf([
      { camera: "medium", on: "ada", move: "push" },
      { who: "ada", do: "walk", to: 0.9 },
    ]),
  ).toEqual(["follow"]);
  expect(
    movesOf([
      { camera: "wide", move: "push" },
      { who: "ada", do: "walk", to: 0.9 },
    ]),
  ).toEqual(["pan-right"]);
});

test("moves that are no push stay as authored", () => {
  expect(
    movesOf([
      { camera: "wide", move: "shake" },
      { wait: 3 },
      { camera: "wide", move: "pull" },
      { wait: 3 },
      { camera: "two", on: ["ada", "bo"], move: "hold" },
      { wait: 3 },
    ]),
  ).toEqual(["shake", "pull", "hold"]);
});
