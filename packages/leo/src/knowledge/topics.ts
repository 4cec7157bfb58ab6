import type { Language } from "#distress/distress.ts";

export type KnowledgeTopic =
  | "question"
  | "country"
  | "define"
  | "math"
  | "units"
  | "date"
  | "spell"
  | "translate";

/** Texts in both languages. */
export type InBoth = Readonly<Record<Language, string>>;
