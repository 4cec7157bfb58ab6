import type { DistressKind } from "#distress/distress.ts";

/**
 * Leo's answers to each kind of distress. `{trusted}` is the person to turn to: a grown-up from
 * outside the home if someone at home is the cause.
 */
export type Answers = {
  trusted: { young: string; youngNotAtHome: string; adult: string };
  /** Added to the answer if someone at home is the cause. */
  callToo: string;
  /** At least two for each, so that an answer isn't repeated at once. */
  kinds: Readonly<Record<DistressKind, readonly [string, string, ...string[]]>>;
  /** Replaces the above if someone at home is the cause. */
  atHome: Readonly<Partial<Record<DistressKind, readonly [string, string, ...string[]]>>>;
};
