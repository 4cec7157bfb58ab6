import type { StoryScript } from "#story/schema.ts";

type SceneScript = StoryScript["scenes"][number];

/** One scene for two people, Ada on the left and Bo on the right, who do what the steps say. */
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
