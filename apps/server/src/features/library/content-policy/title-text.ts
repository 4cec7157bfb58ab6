import { toWords } from "#platform/to-words.ts";
import type { Title } from "#features/library/title.ts";

const texts = new WeakMap<Title, string>();

/**
 * All that is said in and about a title, as words: its name, what is told of it, who plays in it,
 * what it is about, and of our own films every line that is spoken. Subtitles of an operator's film
 * stay unread.
 */
export function titleText(title: Title): string {
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
      ...spokenLines(title),
    ].join(" \n"),
  );
  texts.set(title, text);
  return text;
}

/** Every line of a film of ours; nothing of an operator's. */
export function spokenLines({ made }: Title): string[] {
  if (made.by !== "house") return [];
  return made.original.story.scenes.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if ("say" in step) return [step.say];
      return "narrate" in step ? [step.narrate] : [];
    }),
  );
}
