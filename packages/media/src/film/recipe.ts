import type { Composition } from "@goldmane/stage/poster/compositions";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";

/** Everything the engines need to make one film of the house: plain data, so that it can go to another process. */
export type FilmRecipe = StoryRecipe | IntroRecipe;

/** The house's own intro: it tells no story, and there is one of it. */
type IntroRecipe = { cut: "intro" };

export type StoryRecipe = {
  story: StoryScript;
  /** How its lines are spoken; a film without voices has none. */
  spoken?: SpokenLines;
  cut: "film" | "trailer";
  /** Moments for the trailer, in seconds of the film; chosen by the engine when left out. */
  moments?: readonly number[];
  /** The picture for poster and backdrop, in the story's own words. */
  poster: {
    composition?: Composition;
    scene: number;
    who: readonly string[];
    feel?: "happy" | "excited" | "scared" | "surprised" | "proud" | "love" | "sad" | "angry";
  };
};

/** All films of the house run at this rate. */
export const filmRate = { numerator: 24, denominator: 1 } as const;
