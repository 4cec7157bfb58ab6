import type { StoryRecipe } from "#film/recipe.ts";

/**
 * A recipe for tests: the shortest story that compiles. The pattern worker reads only its title.
 */
export function tinyFilm(title = "Tiny", waitSeconds = 4): StoryRecipe {
  return {
    cut: "film",
    poster: { scene: 0, who: ["leo"] },
    story: {
      version: 1,
      title,
      seed: 7,
      genre: "kids",
      music: { theme: "lullaby", mood: "calm", tempo: 90, intensity: 0.4 },
      cast: [{ id: "leo", name: "Leo", rig: "lion" }],
      scenes: [
        {
          beat: "setup",
          backdrop: "meadow",
          time: "day",
          cast: [{ who: "leo", at: "center" }],
          steps: [{ who: "leo", say: "Once upon a time." }, { wait: waitSeconds }],
        },
      ],
    },
  };
}
