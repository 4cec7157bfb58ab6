import { answerDistress, type Listener } from "#distress/answer-distress.ts";
import {
  type Cause,
  type Degree,
  type Distress,
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
import { isMishap } from "#distress/mishap.ts";
import type { Suspicion } from "#distress/suspect-distress.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { SafetyAlert, SafetyCategory } from "#understanding.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { answers } from "./en/answers.ts";
import { aboutFilms, innocent } from "./en/innocent.ts";
import { safetyRules } from "./en/rules.ts";
import { togetherRules } from "./en/together.ts";
import { spanishAnswers } from "./es/answers.ts";
import { spanishInnocent, spanishRules } from "./es/rules.ts";
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
  /** The trained model's opinion, which counts like that of the patterns. */
  suspicion?: Suspicion | null;
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
  const { direction, names = [], conversation, suspicion = null, listener } = options;
  const plain = withoutNames(text.normalize("NFKC").toLowerCase().replaceAll("’", "'"), names);
  const distress = soften(plain, worse(plain, findDistress(plain, conversation), suspicion));
  if (distress && (direction === "in" || graveToHear.has(distress.kind)))
    return createSafetyAlert(distress.kind, { ...distress, listener });
  const found = findUnsuitable(plain, direction) ?? (suspicion && findCuriosity(plain));
  if (found === null) return null;
  const { category, language } = found;
  const isAtHome = harmful.has(category) && isAboutHome(plain);
  return createSafetyAlert(category, { cause: isAtHome ? "home" : "unknown", language });
}

/** Kinds of the model that count even if the patterns found a milder one. */
const gravest: ReadonlySet<DistressKind> = new Set([
  "crisis",
  "friendInCrisis",
  "abuse",
  "grooming",
  "violenceSeen",
]);

/**
 * The more serious of what the patterns and the trained model found. Someone at home is the cause if
 * either says so, unless someone else was named: then the parents aren't told.
 */
function worse(
  message: string,
  found: Distress | null,
  suspicion: Suspicion | null,
): Distress | null {
  if (!suspicion) return found;
  const { kind, degree, cause } = suspicion;
  if (kind === null) return found;
  if (!found) {
    const { language } = readHomeAndLanguage(message);
    return { kind, degree, cause, language };
  }
  // Patterns know what is said before, and name the need better; the model knows more forms.
  const isWorse = gravest.has(kind) && !graveKinds.has(found.kind) && degree !== "mild";
  return {
    ...found,
    kind: isWorse ? kind : found.kind,
    degree,
    cause: cause === "home" && found.cause === "unknown" ? cause : found.cause,
  };
}

/** A broken vase harms nobody: the child is told that accidents happen. */
function soften(message: string, found: Distress | null): Distress | null {
  if (!found || found.degree === "severe" || !isMishap(message, found.kind)) return found;
  return { ...found, kind: "shame", degree: "mild", cause: "unknown", isMishap: true };
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
    degree = "serious",
    language = "en",
    isMishap: isAccident = false,
    listener,
  }: {
    cause?: Cause;
    isMishap?: boolean;
    degree?: Degree | undefined;
    language?: Language;
    listener?: Listener | undefined;
  } = {},
): SafetyAlert {
  if (!isDistress(category)) {
    const { text, tellParent } = answers[category];
    const said = language === "es" ? spanishAnswers[category] : text;
    return { category, text: said, language, isGrave: tellParent, cause };
  }
  const text = answerDistress(
    { kind: category, cause, degree, language, isMishap: isAccident },
    listener,
  );
  return { category, text, language, isGrave: isGrave(category, degree), cause };
}

/** Parents aren't alerted about a dare or a laugh at someone's shoes. */
const graveUnlessMild: ReadonlySet<DistressKind> = new Set(["danger", "bullying", "substance"]);

function isGrave(kind: DistressKind, degree: Degree): boolean {
  if (degree === "severe") return true;
  return graveKinds.has(kind) && !(degree === "mild" && graveUnlessMild.has(kind));
}

function isDistress(category: SafetyCategory): category is DistressKind {
  return distressKinds.some((kind) => kind === category);
}

type Unsuitable = { category: SafetyCategory; language: Language };

/** What only the trained model took for a question about sexual content. */
function findCuriosity(plain: string): Unsuitable {
  return { category: "sexual", language: readHomeAndLanguage(plain).language };
}

function findUnsuitable(plain: string, direction: "in" | "out"): Unsuitable | null {
  const english = findInEnglish(plain, direction);
  const spanish = findInSpanish(plain, direction);
  if (!english) return spanish && { category: spanish, language: "es" };
  // Numbers, addresses and words that both languages have are answered in the message's language.
  const { language } = readHomeAndLanguage(plain);
  return { category: spanish ?? english, language: spanish ? "es" : language };
}

function findInSpanish(plain: string, direction: "in" | "out"): SafetyCategory | null {
  const words = spanishInnocent.reduce(
    (said, phrase) => said.replaceAll(phrase, " "),
    normalizeSpanish(plain, { maxCharacters: plain.length }),
  );
  const rule = spanishRules.find(
    (one) =>
      (one.direction === undefined || one.direction === direction) &&
      one.said.some((phrase) => phrase.test(words)),
  );
  return rule?.category ?? null;
}

function findInEnglish(plain: string, direction: "in" | "out"): SafetyCategory | null {
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
  const own = phrasesOf.get(names) ?? listPhrases(names);
  phrasesOf.set(names, own);
  let cleared = text;
  for (const name of own) if (cleared.includes(name)) cleared = cleared.replaceAll(name, " ");
  return cleared;
}

const phrasesOf = new WeakMap<readonly string[], readonly string[]>();

/** Single words are not cleared: that would open a hole for what surrounds them. */
function listPhrases(names: readonly string[]): readonly string[] {
  return names.map((name) => name.toLowerCase()).filter((name) => name.includes(" "));
}
