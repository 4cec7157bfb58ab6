import { tidy } from "#text/tidy.ts";
import type { Concern, ConcernCategory } from "#understanding.ts";
import { answers } from "./en/answers.ts";
import { aboutFilms, innocent } from "./en/innocent.ts";
import { safetyRules } from "./en/rules.ts";
import { togetherRules } from "./en/together.ts";
import { hasFoulLanguage } from "./language.ts";
import { hasPersonalData } from "./redact.ts";

/** What may well happen in a film, to somebody else than the one who asks. */
const filmMatter: ReadonlySet<ConcernCategory> = new Set([
  "weapons",
  "medical",
  "bullying",
  "abuse",
]);
/** Who speaks of themselves means it, film or not. */
const ownMatter = /\b(?:i am|i will|i want to|i have|my|me|how (?:do|can|to)|where (?:do|can))\b/;

export type ConcernOptions = {
  /** "in" is what somebody says to Leo, "out" what would be said to them. */
  direction: "in" | "out";
  /** Names that are harmless whatever they hold: our own titles and characters. */
  names?: readonly string[];
};

/** Has the rules read their patterns, a few before each pause, so that no first message waits for all. */
export function* readRules(): Generator<void, void> {
  for (const { said } of safetyRules) {
    for (const phrase of said) phrase.test("hello");
    yield;
  }
  for (const { all } of togetherRules) for (const group of all) group.test("hello");
  yield;
  hasFoulLanguage("hello");
}

/** What worries in a text, the worst of it; null where nothing does. */
export function findConcern(text: string, options: ConcernOptions): Concern | null {
  const category = findCategory(text, options);
  return category && concernOf(category);
}

export function concernOf(category: ConcernCategory): Concern {
  return { category, ...answers[category] };
}

function findCategory(
  text: string,
  { direction, names = [] }: ConcernOptions,
): ConcernCategory | null {
  const plain = withoutNames(text.normalize("NFKC").toLowerCase().replaceAll("’", "'"), names);
  const words = innocent.reduce(
    (said, phrase) => said.replaceAll(phrase, " "),
    tidy(plain, { most: plain.length }),
  );
  const inFilm = aboutFilms.test(words) && !ownMatter.test(words);
  for (const rule of safetyRules) {
    if (rule.direction && rule.direction !== direction) continue;
    if (inFilm && filmMatter.has(rule.category)) continue;
    if (rule.said.some((phrase) => phrase.test(words))) return rule.category;
  }
  if (hasPersonalData(plain)) return "personal";
  // Tales of others may hold any of these words together; what is said of oneself, mostly not.
  if (direction === "in" && !aboutFilms.test(words)) {
    const together = togetherRules.find(
      ({ all, not }) => all.every((group) => group.test(words)) && !not?.test(words),
    );
    if (together) return together.category;
  }
  const cleared = innocent.reduce((said, phrase) => said.replaceAll(phrase, " "), plain);
  return hasFoulLanguage(cleared) ? "language" : null;
}

function withoutNames(text: string, names: readonly string[]): string {
  let cleared = text;
  for (const name of names) {
    const own = name.toLowerCase();
    // One word is too little: it would open a door for what stands around it.
    if (own.includes(" ") && cleared.includes(own)) cleared = cleared.replaceAll(own, " ");
  }
  return cleared;
}
