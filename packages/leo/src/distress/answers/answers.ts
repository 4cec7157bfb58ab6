import type { DistressKind } from "#distress/distress.ts";

/** At least two, so that an answer isn't repeated at once. */
export type Variants = readonly [string, string, ...string[]];

/**
 * Leo's answers to each kind of distress. `{trusted}` is the person a child can turn to: a grown-up
 * from outside the home if someone at home is the cause.
 */
export type Answers = {
  trusted: { young: string; youngNotAtHome: string };
  /** Added to a child's answer if someone at home is the cause. */
  callToo: string;
  /**
   * Each fits every degree and every cause: the degree may be unknown, and the cause isn't always
   * recognized.
   */
  kinds: Readonly<Record<DistressKind, Variants>>;
  /** For a child who broke or spilled something. */
  mishap: Variants;
  /** Replaces `kinds` if the distress is severe. */
  severe: Readonly<Partial<Record<DistressKind, Variants>>>;
  /** Replaces `kinds` and `severe` if someone at home is the cause. */
  atHome: Readonly<Partial<Record<DistressKind, Variants>>>;
  /** Replaces `atHome` if the distress is severe. */
  severeAtHome: Readonly<Partial<Record<DistressKind, Variants>>>;
  /** For grown-ups, about themselves or about a child. Each fits every degree and cause. */
  adult: Readonly<Record<DistressKind, Variants>>;
};
