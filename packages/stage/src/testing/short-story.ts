import type { StoryScript } from "#story/schema.ts";

type SceneScript = StoryScript["scenes"][number];

/** A story of one scene with Ada on the left, Bo on the right and the given steps. */
export function shortStory(
  steps: SceneScript["steps"],
  scene: Partial<SceneScript> = {},
): StoryScript {
  return {
    version: 1,
    title: "Two and a Ball",
    seed: 7,
    genre: "kids",
    music: { theme: "waltz", mood: "happy", tempo: 100, intensity: 0.5 },
    cast: [
      { id: "ada", name: "Ada", rig: "fox" },
      { id: "bo", name: "Bo", rig: "bear" },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "ada", at: "left" },
          { who: "bo", at: "right" },
        ],
        props: [{ id: "ball", kind: "ball", at: "center" }],
        steps,
        ...scene,
      },
    ],
  };
}
