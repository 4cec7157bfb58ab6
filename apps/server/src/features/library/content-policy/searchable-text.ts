import { toWords } from "#platform/to-words.ts";
import type { Title } from "#features/library/title.ts";

const texts = new WeakMap<Title, string>();

/**
 * All searchable text of a title: name, descriptions, cast, themes and, for originals, every spoken
 * line. Subtitles of an operator's film are not included.
 */
export function searchableText(title: Title): string {
  const known = texts.get(title);
  if (known !== undefined) return known;
  const text = toWords(
    [
      title.title,
      title.tagline,
      title.synopsis,
      title.ratingReason,
      title.director,
      ...title.cast.flatMap(({ name, role }) => [name, role]),
      ...title.moods,
      ...title.themes,
      ...listSpokenLines(title),
    ].join(" \n"),
  );
  texts.set(title, text);
  return text;
}

/** Every spoken line of an original; empty for an operator's film. */
export function listSpokenLines({ made }: Title): string[] {
  if (made.by !== "goldmane") return [];
  return made.original.story.scenes.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if ("say" in step) return [step.say];
      return "narrate" in step ? [step.narrate] : [];
    }),
  );
}
