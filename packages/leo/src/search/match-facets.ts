import { leastAge } from "#ages.ts";
import type { Facets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import { kindredMoods } from "#sentences/en/mood-words.ts";
import { contentWords, detectLanguage, normalizeIn, stemIn } from "./analyze.ts";
import { englishFor } from "./spanish-to-english.ts";
import { versionsOf } from "./title-fields.ts";

/** Constraints that may be dropped if nothing satisfies them all, and the subject itself. */
export type Relaxed = "mood" | "genre" | "length" | "theme";

/** Whether a title has none of what must not be: an age or an exclusion is never relaxed. */
export function isAcceptable(title: KnownTitle, facets: Facets): boolean {
  const { age, olderThan, without, moodsNot, notThese } = facets;
  const least = leastAge(title.rating);
  if (age !== null && least > Math.max(age, leastAge("G"))) return false;
  if (olderThan !== null && least <= olderThan) return false;
  if (notThese.includes(title.id)) return false;
  if (moodsNot.some((mood) => hasMood(title, mood))) return false;
  return without.length === 0 || !isAbout(title, without);
}

/** Whether a title has what is wished, except what is relaxed. */
export function satisfies(title: KnownTitle, facets: Facets, relaxed: readonly Relaxed[]): boolean {
  const { withinMinutes, atLeastMinutes, moods, genre } = facets;
  const minutes = title.durationSeconds / 60;
  if (!relaxed.includes("length")) {
    if (withinMinutes !== null && minutes > withinMinutes) return false;
    if (atLeastMinutes !== null && minutes < atLeastMinutes) return false;
  }
  if (!relaxed.includes("genre") && genre !== null && title.genre !== genre) return false;
  return relaxed.includes("mood") || moods.every((mood) => hasMood(title, mood));
}

/** The title's own mood that answers a word; undefined without one. */
export function moodOf(title: KnownTitle, word: string): string | undefined {
  const kindred = kindredMoods(word);
  return title.moods.find((mood) => kindred.includes(mood));
}

function hasMood(title: KnownTitle, word: string): boolean {
  return moodOf(title, word) !== undefined;
}

const kept = new WeakMap<KnownTitle, ReadonlySet<string>>();

function isAbout(title: KnownTitle, words: readonly string[]): boolean {
  const stems = kept.get(title) ?? stemsOf(title);
  kept.set(title, stems);
  return words.some((word) => {
    const plain = normalizeIn("es", word);
    return (
      stems.has(`en ${stemIn("en", plain)}`) ||
      stems.has(`es ${stemIn("es", plain)}`) ||
      (detectLanguage(word, "es") === "es" &&
        englishFor(plain).some((one) => stems.has(`en ${stemIn("en", one)}`)))
    );
  });
}

/** The stems of everything that describes a title, by language. */
function stemsOf(title: KnownTitle): Set<string> {
  const stems = new Set<string>();
  for (const { language, fields } of versionsOf(title))
    for (const { text } of fields)
      for (const word of contentWords(language, normalizeIn(language, text)))
        stems.add(`${language} ${stemIn(language, word)}`);
  return stems;
}
