import type { DistressKind } from "./distress.ts";

/** The kind of distress for each label of the classifier. */
export const kindOfLabel: Readonly<Record<string, DistressKind>> = {
  crisis: "crisis",
  friend_in_crisis: "friendInCrisis",
  medical: "medical",
  abuse: "abuse",
  grooming: "grooming",
  danger: "danger",
  violence_seen: "violenceSeen",
  runaway: "runaway",
  lost: "lost",
  substance: "substance",
  adult_content: "adultContent",
  bullying: "bullying",
  conflict: "conflict",
  loss: "loss",
  fear: "fear",
  shame: "shame",
  anxiety: "anxiety",
  loneliness: "loneliness",
  sadness: "sadness",
  anger: "anger",
};

/** The kind of distress for a label and a degree of the classifier; null if it's no distress. */
export function toDistressKind(label: string, degree: string): DistressKind | null {
  if (degree === "mild") {
    if (label === "medical") return "unwell";
    // A move, someone far away, a lost toy.
    if (label === "loss") return "longing";
    // A curious question: the content category "sexual" answers it.
    if (label === "adult_content") return null;
  }
  return kindOfLabel[label] ?? null;
}
