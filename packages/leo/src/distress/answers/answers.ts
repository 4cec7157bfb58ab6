import type { DistressKind } from "#distress/distress.ts";

/**
 * Leo's answers to each kind of distress. `{trusted}` is the person to turn to: a grown-up from
 * outside the home if someone at home is the cause.
 */
export type Answers = {
  trusted: { young: string; youngNotAtHome: string; adult: string };
  /** Said after the answer where someone at home is the cause. */
  callToo: string;
  /** At least two for each, so that a second one does not repeat the first. */
  kinds: Readonly<Record<DistressKind, readonly [string, string, ...string[]]>>;
  /** In place of the above where someone at home is the cause. */
  atHome: Readonly<Partial<Record<DistressKind, readonly [string, string, ...string[]]>>>;
};
