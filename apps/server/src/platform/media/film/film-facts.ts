import { toWebVtt } from "@goldmane/stage/story/captions";
import { cutOf } from "./cut-of.ts";
import type { FilmFacts } from "./film-source.ts";
import { filmRate, type FilmRecipe } from "./recipe.ts";

/** Compiles the story: a few milliseconds, so remember the answer. */
export function filmFacts(recipe: FilmRecipe): FilmFacts {
  const { durationSeconds, captions } = cutOf(recipe);
  return {
    frameCount: Math.round(durationSeconds * filmRate.numerator),
    webVtt: toWebVtt(captions),
  };
}
