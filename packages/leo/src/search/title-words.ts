import { stem } from "#text/stem.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { KnownTitle } from "#known.ts";
import { stopWords } from "./stop-words.ts";

export const places = ["theme", "cast", "name", "mood", "tagline", "story"] as const;
export type Place = (typeof places)[number];

/** Weight of a word by the part of the title that contains it. */
export const placeWeight: Readonly<Record<Place, number>> = {
  theme: 1,
  cast: 0.92,
  name: 0.92,
  mood: 0.85,
  tagline: 0.8,
  story: 0.88,
};

/** Search words for rigs. Other rigs are found by their own names. */
const kindWords: Readonly<Record<string, string>> = {
  child: "child kid",
  elder: "old",
  slime: "slime blob",
  wizard: "wizard",
};

export function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(" ")
    .filter((word) => word.length > 1 && !stopWords.has(word));
}

/** All texts of a title, by field. */
export function textsOf(title: KnownTitle): Record<Place, string> {
  return {
    theme: title.themes.join(" "),
    cast: title.cast
      .map(({ name, kind }) => `${name} ${kind ? (kindWords[kind] ?? kind) : ""}`)
      .join(" "),
    name: `${title.title} ${title.series?.name ?? ""}`,
    mood: title.moods.join(" "),
    tagline: title.tagline,
    story: title.synopsis,
  };
}

/** Each word of a title once, with the weight of its best field. */
export function weighWords(title: KnownTitle): Map<string, { weight: number; place: Place }> {
  const texts = textsOf(title);
  const words = new Map<string, { weight: number; place: Place }>();
  for (const place of places)
    for (const word of wordsOf(texts[place]))
      if ((words.get(word)?.weight ?? 0) < placeWeight[place])
        words.set(word, { weight: placeWeight[place], place });
  return words;
}

export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem);
}
