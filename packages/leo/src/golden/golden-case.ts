/** What somebody says, and what it must be understood as: labels of `label-of.ts`, any of which is right. */
export type CommandCase = {
  say: string;
  is: readonly string[];
  /** Titles that the last answer showed. */
  shown?: readonly string[];
  onScreen?: string;
  /** The last line of Leo. */
  after?: string;
};

/** A search, and the titles of which one must be among the first three. */
export type SearchCase = { say: string; right: readonly string[]; shown?: readonly string[] };

/** A line that worries (with its category), or one that only looks so (with null). */
export type SafetyCase = { say: string; category: string | null; direction?: "out" };

/** A line in which someone is not well: which group of answers it needs, and whether someone at home is the cause. */
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
