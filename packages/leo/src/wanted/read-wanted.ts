import type { Language } from "#distress/distress.ts";
import { type Comparison, noFacets } from "#facets.ts";
import { englishWanted } from "#sentences/en/facet-words.ts";
import { spanishWanted } from "#sentences/es/facet-words.ts";
import { readLengths } from "./read-lengths.ts";
import { readMoods } from "./read-moods.ts";
import { readWithout } from "./read-without.ts";
import { TextLeft } from "./text-left.ts";
import type { Wanted, WantedWords } from "./wanted.ts";

const tables: Readonly<Record<Language, WantedWords>> = { en: englishWanted, es: spanishWanted };
const oldest = 99;
const articles = new Set(["a", "an", "some", "any"]);

export type GenreForm = { slug: string; form: string };

/**
 * Extracts age, length, moods and exclusions from a message.
 * @param said normalized by the rules of its language
 */
export function readWanted(
  said: string,
  genres: readonly GenreForm[],
  language: Language = "en",
): Wanted {
  const table = tables[language];
  const opened = table.open.exec(said)?.[0] ?? "";
  const asking = said.slice(opened.length).trim();
  const started = table.start.exec(`${asking} `)?.[0] ?? "";
  const text = new TextLeft(asking.slice(started.length));

  const dropped = table.drops.flatMap(([pattern, constraints]) =>
    text.take(pattern) ? constraints : [],
  );
  const allowed = table.allows.flatMap((pattern) => text.take(pattern)?.[1] ?? []);
  const lengths = readLengths(text, table);
  const age = readAge(text, table);
  const olderThan = table.grownUps.find(([pattern]) => text.take(pattern))?.[1] ?? null;
  const refused = text.take(table.refusal) !== null;
  const compared = readComparison(text, table);
  const { without, moodsNot } = readWithout(text, table);
  const genre = readGenre(text, table, genres);
  const moods = readMoods(text, table);
  const isOpen = opened !== "";
  const isAsked = isOpen || started !== "" || age !== null || lengths.withinMinutes !== null;
  return {
    query: trim(text.rest, table),
    facets: {
      ...noFacets,
      ...lengths,
      age,
      olderThan,
      compared,
      without,
      moodsNot,
      moods: moods.filter((mood) => !moodsNot.includes(mood)),
      genre,
    },
    asked: isAsked,
    isOpen,
    isKind: moods.length > 0 && standsForTitle(text.rest, table),
    dropped: [...new Set(dropped)],
    allowed,
    refused,
  };
}

/** The youngest that is mentioned. */
function readAge(text: TextLeft, { ages }: WantedWords): number | null {
  let youngest: number | null = null;
  for (const [pattern, years] of ages)
    for (;;) {
      const found = text.take(new RegExp(pattern.source));
      if (!found) break;
      const age = years === "said" ? Math.min(oldest, Number(found[1])) : years;
      youngest = Math.min(youngest ?? oldest, age);
    }
  return youngest;
}

function readComparison(text: TextLeft, { comparisons }: WantedWords): Comparison | null {
  let first: Comparison | null = null;
  // Each is taken out of the message, so that none is left in its subject.
  for (const [pattern, compared] of comparisons) if (text.take(pattern)) first ??= compared;
  return first;
}

/** Genres that a film can also be about. */
const subjects: ReadonlySet<string> = new Set(["adventure", "fantasy"]);

/** A genre's name where it is what kind of film is wanted, not "an adventure with a bear". */
function readGenre(
  text: TextLeft,
  { genres: phrases, films }: WantedWords,
  genres: readonly GenreForm[],
): string | null {
  for (const [pattern, slug] of phrases)
    if (genres.some((genre) => genre.slug === slug) && text.take(pattern)) return slug;
  const words = text.rest.trim().split(" ");
  for (const { slug, form } of genres) {
    const at = words.indexOf(form);
    if (at < 0) continue;
    const isKind =
      !subjects.has(form) || films.has(words[at + 1] ?? "") || at === 0 || at === words.length - 1;
    if (!isKind) continue;
    text.replace(words.toSpliced(at, 1).join(" "));
    return slug;
  }
  return null;
}

/** Whether what is left besides moods only stands for a title: "something", "a movie". */
function standsForTitle(rest: string, { films, openers, connectors }: WantedWords): boolean {
  const words = rest.trim().split(/\s+/);
  const stands = (word: string) => films.has(word) || openers.has(word);
  const [first = ""] = words;
  return (
    words.some(stands) &&
    (stands(first) || articles.has(first)) &&
    words.every((word) => stands(word) || articles.has(word) || connectors.has(word))
  );
}

/** The subject, without words around it; "" if no word says what it is about. */
function trim(rest: string, { films, openers, stops }: WantedWords): string {
  const all = rest.trim().split(/\s+/);
  const isPlain = (word: string) => stops.has(word) || films.has(word) || openers.has(word);
  const first = all.findIndex((word) => !isPlain(word));
  const last = all.findLastIndex((word) => !isPlain(word));
  return first < 0 ? "" : all.slice(first, last + 1).join(" ");
}
