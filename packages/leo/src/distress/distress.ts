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
  /** A dangerous act or dare, fire, a weapon, or alone at home and afraid. */
  "danger",
  /** Saw or heard violence between others. */
  "violenceSeen",
  "runaway",
  /** Is lost, or can't find their grown-ups. */
  "lost",
  /** Alcohol or drugs: their own, offered, or at home. */
  "substance",
  /** Saw or was shown something sexual. */
  "adultContent",
  "bullying",
  /** Quarrels and divorce, at home or among friends. */
  "conflict",
  /** A death. */
  "grief",
  /** A pet that ran away. */
  "missing",
  "illness",
  "petIllness",
  /** Any other loss, or one not told in detail: a death, a grave illness, prison, a move. */
  "loss",
  /** Feels ill or is slightly hurt. */
  "unwell",
  /** Misses someone or something far away, or has to move away. */
  "longing",
  "fear",
  /** Did something wrong, or feels not good enough. */
  "shame",
  /** Worries about school, tests or the future. */
  "anxiety",
  "loneliness",
  "sadness",
  "anger",
] as const;
export type DistressKind = (typeof distressKinds)[number];

/** The cause of distress: "home" is a parent, a relative or anyone else at home. */
export type Cause = "home" | "other" | "unknown";

/** How serious a message is within its kind. */
export type Degree = "mild" | "serious" | "severe";

export type Language = "en" | "es";

/** Only the classifier knows the degree. */
export type Distress = {
  kind: DistressKind;
  cause: Cause;
  language: Language;
  degree?: Degree;
  /** Something was broken or spilled. */
  isMishap?: boolean;
};

/**
 * Serious enough to alert a child's or teen's parents, unless someone at home is the cause. Without
 * violenceSeen, substance and adultContent: the cause is often someone at home who isn't mentioned,
 * and an alert to that person would put the child in danger.
 */
export const graveKinds: ReadonlySet<DistressKind> = new Set([
  "crisis",
  "friendInCrisis",
  "medical",
  "abuse",
  "grooming",
  "danger",
  "runaway",
  "lost",
  "bullying",
]);
