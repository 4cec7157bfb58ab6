import type { Classifier, Guess } from "#classify/classifier.ts";
import type { Cause, Degree, DistressKind } from "./distress.ts";
import { readHomeAndLanguage } from "./find-distress.ts";
import { toDistressKind } from "./kind-of-label.ts";

/** What the trained model makes of a message. */
export type Suspicion = {
  /** Null for a curious question about sexual content, which is declined kindly. */
  kind: DistressKind | null;
  degree: Degree;
  cause: Cause;
  /** That it is distress at all, from 0 to 1. */
  probability: number;
};

/** The label of the model of intents for messages in distress, which have no intent. */
export const distressLabel = "distress";

/**
 * Weights of what both models say, as log odds: fitted by `tools/intents/fit-distress.ts` to lines
 * that neither was trained with. One alone takes many ordinary messages for distress.
 */
const weights = { distress: 0.36, intents: 0.54, bias: -0.99 } as const;
/**
 * From here a message counts as distress. Missing a child's distress is far worse than a caring
 * answer to someone who didn't need one. `tools/intents/evaluate.ts` prints both rates.
 */
const leastProbability = 0.14;
/** From here someone at home counts as the cause: the parents must not be told then. */
const leastHome = { isNamed: 0.4, isNot: 0.75 } as const;
/** From here it is severe. */
const leastSevere = 0.5;
/** From this share of all kinds, a kind is clear. */
const leastShare = 0.45;

/** The model reads Latin letters only: of another script it sees nothing, and would only guess. */
const readable = /[\p{Script=Latin}\d]/u;

const none = "none";

/** The distress that a message seems to carry, by both trained models; null if none is likely. */
export function suspectDistress(
  { distress, intents }: { distress: Classifier; intents: Classifier | null },
  message: string,
): Suspicion | null {
  if (!readable.test(message)) return null;
  const { kind = [], degree = [], cause = [] } = distress.classify(message);
  const alone = 1 - probabilityOf(kind, none);
  const probability = intents
    ? combine(alone, probabilityOf(intents.classify(message)["intent"] ?? [], distressLabel))
    : alone;
  const likely = kind.find(({ label }) => label !== none);
  if (probability < leastProbability || !likely) return null;
  const severity =
    probabilityOf(degree, "severe") >= leastSevere
      ? "severe"
      : probabilityOf(degree, "mild") >= leastSevere
        ? "mild"
        : "serious";
  // If the kind is unclear, an answer that suits all is better than a wrong one.
  const isClear = severity === "severe" || likely.probability >= leastShare * alone;
  const found = isClear ? toDistressKind(likely.label, severity) : "sadness";
  const { mentionsHome } = readHomeAndLanguage(message);
  const isHome =
    probabilityOf(cause, "home") >= (mentionsHome ? leastHome.isNamed : leastHome.isNot);
  return { kind: found, degree: severity, cause: isHome ? "home" : "unknown", probability };
}

/** The probability by both models. */
export function combine(distress: number, intents: number): number {
  const odds = weights.distress * logOdds(distress) + weights.intents * logOdds(intents);
  return 1 / (1 + Math.exp(-(odds + weights.bias)));
}

/** Finite for 0 and 1 too. */
export function logOdds(probability: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  return Math.log(inside / (1 - inside));
}

function probabilityOf(guesses: readonly Guess[], label: string): number {
  return guesses.find((guess) => guess.label === label)?.probability ?? 0;
}
