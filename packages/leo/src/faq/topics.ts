import type { HouseFacts } from "#known.ts";

/** What the house is asked about itself. */
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
  | "catalogue"
  | "makers"
  | "listen"
  | "games"
  | "party"
  | "vibes"
  | "help";

export type FaqAnswer = { text: (facts: HouseFacts) => string; pageId: string | null };
