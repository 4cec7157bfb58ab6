import type { Language } from "#distress/distress.ts";

/** How a message and an example sentence agree; shares of the weight of their words. */
export type Evidence = {
  /** Words of the message that the sentence has, also misspelled. */
  hard: number;
  /** The same, where words of similar use count in part. */
  soft: number;
  /** Words of the message that any of the entry's sentences has. */
  entry: number;
  /** The same, with the words of its answer. */
  answer: number;
  /** The weightiest word of the message that the entry lacks. */
  missing: number;
  sentenceHard: number;
  sentenceSoft: number;
  /** Weight of the shared words. */
  matched: number;
  /** Both shares at once: low if either is. */
  agreement: number;
  softAgreement: number;
  /** Whether both ask the same kind of question: -1, 0 or 1. */
  sameQuestion: number;
  /** Whether the message has the words of a question at all: 0 or 1. */
  isQuestion: number;
  /** Whether it has just one word of meaning: 0 or 1. */
  isShort: number;
};

export const evidenceNames = [
  "hard",
  "soft",
  "entry",
  "answer",
  "missing",
  "sentenceHard",
  "sentenceSoft",
  "matched",
  "agreement",
  "softAgreement",
  "sameQuestion",
  "isQuestion",
  "isShort",
] as const satisfies readonly (keyof Evidence)[];

type Fitted = {
  ranking: readonly number[];
  /** Of the evidence, the lead over the next candidate, and 1. */
  certainty: readonly number[];
};

/** Fitted by tools/knowledge/fit-sentence-index.ts. */
const fitted: Readonly<Record<Language, Fitted>> = {
  en: {
    ranking: [-2.9, 3.652, -1.213, 5.498, -0.606, -1.336, 1.016, -1.906, 3.249, 5.436, 0.04, 0, 0],
    certainty: [
      -1.032, -0.822, -0.303, 0.912, -1.141, 0.47, 0.271, 1.962, 0.636, 0.534, -0.004, 2.118,
      -0.334, 0.876, -4.036,
    ],
  },
  es: {
    ranking: [-0.783, -0.783, 0.503, 4.726, -0.765, 0.364, 0.364, 0.195, 2.803, 2.803, 0.072, 0, 0],
    certainty: [
      -0.791, -0.791, -0.884, 1.187, -1.551, 0.695, 0.695, 2.17, 0.731, 0.731, -0.053, 1.42, -0.48,
      0.709, -3.757,
    ],
  },
};

/** Compares candidates for one message. */
export function rank(evidence: Evidence, language: Language): number {
  const { ranking } = fitted[language];
  return evidenceNames.reduce((sum, name, at) => sum + evidence[name] * (ranking[at] ?? 0), 0);
}

const mostLead = 3;
const same = 0.94;

/** The probability that a candidate is right, by its evidence and its lead over the next. */
export function calibrate(evidence: Evidence, lead: number, language: Language): number {
  // The fit never saw a message that is an example itself.
  if (evidence.agreement > same) return evidence.agreement;
  const { certainty } = fitted[language];
  const values = [
    ...evidenceNames.map((name) => evidence[name]),
    Math.max(-mostLead, Math.min(mostLead, lead)),
    1,
  ];
  const sum = values.reduce((total, value, at) => total + value * (certainty[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
