import { answerDistress, type Listener } from "#distress/answer-distress.ts";
import {
  type Cause,
  type DistressKind,
  distressKinds,
  graveKinds,
  type Language,
} from "#distress/distress.ts";
import {
  findDistress,
  type Conversation,
  isAboutHome,
  readHomeAndLanguage,
  warmUpPatterns,
} from "#distress/find-distress.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { SafetyAlert, SafetyCategory } from "#understanding.ts";
import { answers } from "./en/answers.ts";
import { aboutFilms, innocent } from "./en/innocent.ts";
import { safetyRules } from "./en/rules.ts";
import { togetherRules } from "./en/together.ts";
import { hasFoulLanguage } from "./language.ts";
import { hasPersonalData } from "./redact.ts";

/** Categories that are common in film plots. */
const filmMatter: ReadonlySet<SafetyCategory> = new Set(["weapons"]);
/** Categories of harm that someone at home may cause. */
const harmful: ReadonlySet<SafetyCategory> = new Set(["weapons", "drugs", "sexual"]);
/** Outgoing text is only checked for the most serious kinds. */
const graveToHear: ReadonlySet<DistressKind> = new Set(["crisis", "medical"]);
/** First-person statements are taken seriously, film or not. */
const ownMatter = /\b(?:i am|i will|i want to|i have|my|me|how (?:do|can|to)|where (?:do|can))\b/;

export type SafetyAlertOptions = {
  /** "in" is a message to Leo, "out" an answer. */
  direction: "in" | "out";
  /** Names to ignore: our own titles and characters. */
  names?: readonly string[];
  conversation?: Conversation;
  listener?: Listener;
};

/** Warms up the patterns in steps, so that the first message isn't slow. */
export function* warmUpRules(): Generator<void, void> {
  yield* warmUpPatterns();
  for (const { said } of safetyRules) {
    for (const phrase of said) phrase.test("hello");
    yield;
  }
  for (const { all } of togetherRules) for (const group of all) group.test("hello");
  yield;
  hasFoulLanguage("hello");
}

/** The most serious safety alert in a text; null if there is none. */
export function findSafetyAlert(text: string, options: SafetyAlertOptions): SafetyAlert | null {
  const { direction, names = [], conversation, listener } = options;
  const plain = withoutNames(text.normalize("NFKC").toLowerCase().replaceAll("’", "'"), names);
  const distress = findDistress(plain, conversation);
  if (distress && (direction === "in" || graveToHear.has(distress.kind)))
    return createSafetyAlert(distress.kind, { ...distress, listener });
  const category = findCategory(plain, direction);
  if (category === null) return null;
  const isAtHome = harmful.has(category) && isAboutHome(plain);
  return createSafetyAlert(category, { cause: isAtHome ? "home" : "unknown" });
}

/**
 * Turns a category found by another service into a safety alert; the cause is still detected here.
 */
export function toSafetyAlert(
  message: string,
  category: SafetyCategory,
  listener?: Listener,
): SafetyAlert {
  const { mentionsHome, language } = readHomeAndLanguage(message);
  return createSafetyAlert(category, {
    cause: mentionsHome ? "home" : "unknown",
    language,
    listener,
  });
}

export function createSafetyAlert(
  category: SafetyCategory,
  {
    cause = "unknown",
    language = "en",
    listener,
  }: { cause?: Cause; language?: Language; listener?: Listener | undefined } = {},
): SafetyAlert {
  if (!isDistress(category)) {
    const { text, tellParent: isGrave } = answers[category];
    return { category, text, language, isGrave, cause };
  }
  const text = answerDistress({ kind: category, cause, language }, listener);
  return { category, text, language, isGrave: graveKinds.has(category), cause };
}

function isDistress(category: SafetyCategory): category is DistressKind {
  return distressKinds.some((kind) => kind === category);
}

function findCategory(plain: string, direction: "in" | "out"): SafetyCategory | null {
  const words = innocent.reduce(
    (said, phrase) => said.replaceAll(phrase, " "),
    normalizeText(plain, { maxCharacters: plain.length }),
  );
  const inFilm = aboutFilms.test(words) && !ownMatter.test(words);
  for (const rule of safetyRules) {
    if (rule.direction && rule.direction !== direction) continue;
    if (inFilm && filmMatter.has(rule.category)) continue;
    if (rule.said.some((phrase) => phrase.test(words))) return rule.category;
  }
  if (hasPersonalData(plain)) return "personal";
  // Word combinations are common in stories about others, but not in first-person statements.
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
    // Single words are not cleared: that would open a hole for what surrounds them.
    if (own.includes(" ") && cleared.includes(own)) cleared = cleared.replaceAll(own, " ");
  }
  return cleared;
}
