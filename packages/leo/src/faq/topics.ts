import type { ServerFacts } from "#known.ts";

/** Topics of questions about Goldmane. */
export type FaqTopic =
  | "price"
  | "plans"
  | "payment"
  | "cancel"
  | "profiles"
  | "devices"
  | "offline"
  | "controls"
  | "privacy"
  | "captions"
  | "languages"
  | "catalog"
  | "makers"
  | "listen"
  | "games"
  | "party"
  | "vibes"
  | "help";

export type FaqAnswer = { text: (facts: ServerFacts) => string; pageId: string | null };
