import { lineOf } from "@goldmane/originals/translations/texts-of";
import { Words } from "#platform/words/words.ts";
import { toWords } from "#platform/to-words.ts";
import type { Title } from "#features/library/title.ts";
import { translateTitle } from "#features/library/translation/translate-title.ts";

/** The words of a title in its own language, and of its Spanish translation ("" without one). */
export type SearchableText = { own: string; spanish: string };

const texts = new WeakMap<Title, SearchableText>();

/**
 * All searchable text of a title: name, descriptions, cast, themes and, for originals, every spoken
 * line. Subtitles of an operator's film are not included.
 */
export function searchableText(title: Title): SearchableText {
  const known = texts.get(title);
  if (known) return known;
  const spanish = translateTitle(title, "es");
  const text = {
    own: toWords(listTexts(title).join(" \n")),
    spanish: spanish === title ? "" : toWords(listTexts(spanish).join(" \n")),
  };
  texts.set(title, text);
  return text;
}

function listTexts(title: Title): string[] {
  return [
    title.title,
    title.subtitle ?? "",
    title.tagline,
    title.synopsis,
    title.ratingReason,
    title.director,
    ...title.cast.flatMap(({ name, role }) => [name, role]),
    ...listSubjects(title),
    ...listSpokenLines(title),
    ...(title.otherTexts ?? []),
  ];
}

/** Moods and themes, in the title's language. */
export function listSubjects({ moods, themes, translation }: Title): string[] {
  if (!translation) return [...moods, ...themes];
  const { sayText, sayTheme } = new Words(translation.language);
  return [...moods.map(sayText), ...themes.map(sayTheme)];
}

/** Every spoken line of an original, in the title's language; empty for an operator's film. */
export function listSpokenLines({ made, translation }: Title): string[] {
  if (made.by !== "goldmane") return [];
  const lines = made.original.story.scenes.flatMap(({ steps }) => steps.flatMap(lineOf));
  return translation ? lines.map(translation.translate) : lines;
}
