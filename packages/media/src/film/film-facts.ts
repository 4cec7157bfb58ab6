import { toWebVtt } from "@goldmane/stage/story/captions";
import { cutOf } from "./cut-of.ts";
import { filmRate, type StoryRecipe } from "./recipe.ts";

/** Facts of a film that follow from its compiled story. */
export type FilmFacts = {
  frameCount: number;
  webVtt: string;
  /**
   * The opening title, which a viewer may skip, and where the end card begins; null for a trailer.
   */
  intro: { startSeconds: number; endSeconds: number } | null;
  creditsAtSeconds: number | null;
};

/** Compiles the story, which takes a few milliseconds: cache the result. */
export function filmFacts(recipe: StoryRecipe): FilmFacts {
  const { durationSeconds, captions, timeline } = cutOf(recipe);
  const { titleCard, endCard } = timeline;
  const isFilm = recipe.cut === "film";
  return {
    frameCount: Math.round(durationSeconds * filmRate.numerator),
    webVtt: toWebVtt(captions),
    intro: isFilm ? { startSeconds: titleCard.start, endSeconds: titleCard.end } : null,
    creditsAtSeconds: isFilm ? endCard.start : null,
  };
}
