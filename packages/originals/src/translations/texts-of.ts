import type { InteractiveFilm } from "#interactive/interactive-film.ts";
import type { Original } from "#original.ts";
import type { UpcomingFilm } from "#upcoming-film.ts";

/** The texts of a film that a translation has, in the order in which a viewer meets them. */
export function textsOf(film: Original | UpcomingFilm): string[] {
  const story = "teaser" in film ? film.teaser : film.story;
  const about =
    "teaser" in film ? [film.description] : [film.series?.name ?? "", film.tagline, film.synopsis];
  const texts = [
    story.title,
    story.subtitle ?? "",
    ...about,
    film.ratingReason,
    ...story.cast.map(({ name }) => name),
    ...story.scenes.flatMap(({ steps }) => steps.flatMap(lineOf)),
  ];
  return [...new Set(texts)].filter((text) => text !== "");
}

/** The same for an interactive film, without the texts of its script: prompts and options. */
export function textsOfInteractive(film: InteractiveFilm): string[] {
  const texts = [
    film.title,
    film.tagline,
    film.synopsis,
    film.ratingReason,
    film.about ?? "",
    ...film.cast.map(({ name }) => name),
    ...Object.values(film.clips).flatMap(({ scenes }) =>
      scenes.flatMap(({ steps }) => steps.flatMap(lineOf)),
    ),
    ...film.chapters.map(({ title }) => title),
    ...film.endings.flatMap(({ title, hint }) => [title, hint]),
  ];
  return [...new Set(texts)].filter((text) => text !== "");
}

type Step = Original["story"]["scenes"][number]["steps"][number];

/** What a step says or narrates: none or one line. */
export function lineOf(step: Step): string[] {
  if ("say" in step) return [step.say];
  return "narrate" in step ? [step.narrate] : [];
}
