/** Kinds of distress, most serious first. A message gets the answer to its most serious kind. */
export const distressKinds = [
  /** Wants to die, to disappear or to hurt themselves. */
  "crisis",
  /** The same of someone else. */
  "friendInCrisis",
  /** A body in danger now: poison, blood, breath. */
  "medical",
  /** Hit, locked up, starved, touched or threatened. */
  "abuse",
  /** A stranger's advances, or an adult's secrets. */
  "grooming",
  "runaway",
  /** Does not find the way, or their grown-ups. */
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
  /** Feels ill or is hurt, and not badly. */
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

/** Grave enough for a child's or teen's parents to hear of it, unless someone at home causes it. */
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
