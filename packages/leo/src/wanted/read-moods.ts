import type { TextLeft } from "./text-left.ts";
import type { WantedWords } from "./wanted.ts";

/** With at most this many other words, a mood at the start is a wish: "funny dragons". */
const fewWords = 2;

/**
 * Takes the moods out of a message that are wished of the film: "something funny but also a bit
 * sad". A mood of a character ("the sad robot that nobody visits") stays a word of the subject.
 */
export function readMoods(text: TextLeft, table: WantedWords): string[] {
  const moods = table.moodPhrases.flatMap(([pattern, mood]) => (text.take(pattern) ? [mood] : []));
  const words = text.rest.trim().split(" ").filter(Boolean);
  const others = words.filter(
    (word) => !table.stops.has(word) && !table.films.has(word) && table.moodOf(word) === null,
  ).length;
  const wished = words.map(() => false);
  words.forEach((word, at) => {
    if (table.moodOf(word) === null) return;
    wished[at] = isWished(words, at, { table, others });
  });
  words.forEach((word, at) => {
    const mood = wished[at] ? table.moodOf(word) : null;
    if (mood !== null && !moods.includes(mood)) moods.push(mood);
  });
  const isTaken = (word: string, at: number) =>
    wished[at] && (table.isOnlyMood(word) || describesFilm(words, at, table));
  text.replace(words.filter((word, at) => !isTaken(word, at)).join(" "));
  return moods;
}

type Around = { table: WantedWords; others: number };

function isWished(words: readonly string[], at: number, { table, others }: Around): boolean {
  if (others === 0 || describesFilm(words, at, table)) return true;
  if (!table.isOnlyMood(words[at] ?? "")) return false;
  const isFirst = skip(words, at, -1, table) < 0;
  const isLast = skip(words, at, 1, table) >= words.length;
  if (isLast && table.joiners.has(words[at - 1] ?? "")) return true;
  return isFirst && others <= fewWords;
}

function describesFilm(words: readonly string[], at: number, table: WantedWords): boolean {
  const before = skip(words, at, -1, table);
  const after = skip(words, at, 1, table);
  const first = words[before] ?? "";
  return table.films.has(first) || table.openers.has(first) || table.films.has(words[after] ?? "");
}

/** The next place whose word is neither a mood nor between moods. */
function skip(words: readonly string[], from: number, step: 1 | -1, table: WantedWords): number {
  let at = from + step;
  while (at >= 0 && at < words.length) {
    const word = words[at] ?? "";
    if (table.films.has(word) || (step < 0 && table.openers.has(word))) break;
    if (!table.connectors.has(word) && table.moodOf(word) === null) break;
    at += step;
  }
  return at;
}
