/** Kinds of distress, most serious first. A message gets the answer to its most serious kind. */
export const distressKinds = [
  /** Wants to die, to disappear or to hurt themselves. */
  "crisis",
  /** The same about someone else. */
  "friendInCrisis",
  /** An acute danger: poison, blood, breath. */
  "medical",
  /** Hit, locked up, starved, touched or threatened. */
  "abuse",
  /** A stranger's advances, or an adult who demands secrecy. */
  "grooming",
  "runaway",
  /** Is lost, or can't find their grown-ups. */
  "lost",
  "bullying",
  /** Quarrels and divorce, at home or among friends. */
  "conflict",
  /** A death. */
  "grief",
  /** A pet that ran away. */
  "missing",
  "illness",
  "petIllness",
  /** Feels ill or is slightly hurt. */
  "unwell",
  /** Misses someone who is far away. */
  "longing",
  "fear",
  "loneliness",
  "sadness",
] as const;
export type DistressKind = (typeof distressKinds)[number];

/** The cause of distress: "home" is a parent, a relative or anyone else at home. */
export type Cause = "home" | "other" | "unknown";

export type Language = "en" | "es";

export type Distress = { kind: DistressKind; cause: Cause; language: Language };

/** Serious enough to alert a child's or teen's parents, unless someone at home is the cause. */
export const graveKinds: ReadonlySet<DistressKind> = new Set([
  "crisis",
  "friendInCrisis",
  "medical",
  "abuse",
  "grooming",
  "runaway",
  "lost",
  "bullying",
]);
