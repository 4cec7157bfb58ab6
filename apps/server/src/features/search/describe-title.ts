import type { KnownTitle, TitleTexts } from "@goldmane/leo/known";
import { detectLanguage } from "@goldmane/leo/search/analyze";
import { translatedInto } from "@goldmane/originals/translations/find-translation";
import {
  listOtherTitles,
  listSpokenLines,
  sourceOf,
  type Title,
  translateTitle,
} from "#features/library/service.ts";
import { Words } from "#platform/words/words.ts";

/** What the search and Leo know about a title, in every language. */
export function describeTitle(shown: Title): KnownTitle {
  const title = sourceOf(shown);
  const { id, tagline, synopsis, genre, rating, ratingReason, durationSeconds, series } = title;
  return {
    id,
    title: title.title,
    otherTitles: listOtherTitles(title),
    tagline,
    synopsis,
    genre,
    rating,
    ratingReason,
    durationSeconds,
    moods: title.moods,
    themes: title.themes,
    cast: listCast(title),
    series,
    // An operator's texts are in any language.
    language: title.made.by === "goldmane" ? "en" : detectLanguage(`${title.title} ${synopsis}`),
    lines: listSpokenLines(title),
    scenery: listScenery(title),
    translations: translatedInto.flatMap((language) => {
      const translated = translateTitle(title, language);
      return translated === title ? [] : [textsIn(language, translated)];
    }),
  };
}

function textsIn(language: TitleTexts["language"], title: Title): TitleTexts {
  const { sayText, sayTheme } = new Words(language);
  return {
    language,
    title: title.title,
    tagline: title.tagline,
    synopsis: title.synopsis,
    moods: title.moods.map(sayText),
    themes: title.themes.map(sayTheme),
    cast: title.cast.map(({ role }) => role),
    series: title.series?.name ?? null,
    lines: listSpokenLines(title),
  };
}

function listCast({ made, cast, director }: Title): KnownTitle["cast"] {
  if (made.by === "goldmane")
    return made.original.story.cast.map(({ name, rig }) => ({ name, kind: rig }));
  const names = [...cast.flatMap(({ name, role }) => [role, name]), director];
  return names.filter(Boolean).map((name) => ({ name, kind: null }));
}

function listScenery({ made }: Title): string[] {
  if (made.by !== "goldmane") return [];
  const seen = made.original.story.scenes.flatMap(({ backdrop, props = [] }) => [
    backdrop,
    ...props.map(({ kind }) => kind),
  ]);
  return [...new Set(seen)];
}
