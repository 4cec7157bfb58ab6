import type { Language } from "@goldmane/contracts/languages";
import { captionsOf, toWebVtt, translateLines } from "@goldmane/stage/story/captions";
import { cutOf } from "./cut-of.ts";
import { filmRate, type StoryRecipe } from "./recipe.ts";

/** WebVTT files by language. */
type FilmCaptions = Readonly<Partial<Record<Language, string>>>;

/** Translates the lines and names of one film, by language. */
export type FilmTranslations = Readonly<Partial<Record<Language, (text: string) => string>>>;

/** Facts of a film that follow from its compiled story. */
export type FilmFacts = {
  frameCount: number;
  captions: FilmCaptions;
  /**
   * The opening title, which a viewer may skip, and where the end card begins; null for a trailer or
   * a clip.
   */
  intro: { startSeconds: number; endSeconds: number } | null;
  creditsAtSeconds: number | null;
};

/**
 * Compiles the story, which takes a few milliseconds: cache the result. Translations are not part of
 * the recipe, so that changing one encodes no segment again.
 */
export function filmFacts(recipe: StoryRecipe, translations: FilmTranslations = {}): FilmFacts {
  const { durationSeconds, captions, placeCaptions, timeline } = cutOf(recipe);
  const { titleCard, endCard, lines } = timeline;
  const isFilm = recipe.cut === "film";
  const translated = Object.entries(translations).map(([language, translate]) => [
    language,
    toWebVtt(placeCaptions(captionsOf(translateLines(lines, translate)))),
  ]);
  return {
    frameCount: Math.round(durationSeconds * filmRate.numerator),
    captions: { en: toWebVtt(captions), ...Object.fromEntries(translated) },
    intro: isFilm ? { startSeconds: titleCard.start, endSeconds: titleCard.end } : null,
    creditsAtSeconds: isFilm ? endCard.start : null,
  };
}
