/** A message and its expected interpretations: labels of `label-of.ts`, any of which is right. */
export type CommandCase = {
  say: string;
  is: readonly string[];
  /** Titles that the last answer showed. */
  shown?: readonly string[];
  onScreen?: string;
  /** Leo's last answer. */
  after?: string;
};

/** A search, and the titles of which one must be among the first three results. */
export type SearchCase = { say: string; relevant: readonly string[]; shown?: readonly string[] };

/** A message with its safety category; null for one that only looks unsafe. */
export type SafetyCase = { say: string; category: string | null; direction?: "out" };

/**
 * A message in distress: the expected group of answers, and whether someone at home is the cause.
 */
export type DistressCase = {
  say: string;
  kind:
    | "feeling"
    | "loss"
    | "conflict"
    | "bullying"
    | "violence"
    | "contact"
    | "crisis"
    | "medical";
  atHome: boolean;
};
