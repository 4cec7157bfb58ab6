import type { Command, Question } from "./command.ts";
import { type Cause, type Distress, distressKinds, type Language } from "./distress/distress.ts";
import type { Facets } from "./facets.ts";

/** The meaning of a message. Texts are final; the caller performs actions. */
export type Understanding =
  /** Unambiguous: run it. `certainty` is 0.8 to 1. */
  | { kind: "command"; command: Command; certainty: number }
  /** "Did you mean …?": run only after a yes; pass it as `pending` with the next message. */
  | { kind: "confirm"; command: Command; name: string; certainty: number }
  | { kind: "question"; question: Question; certainty: number }
  /**
   * Titles are requested: call `engine.search(query, facets, …)`. An empty query uses the facets
   * only.
   */
  | { kind: "search"; query: string; facets: Facets }
  | { kind: "faq"; topic: string; text: string; pageId: string | null }
  | { kind: "fun"; fun: "joke" | "riddle" | "riddleAnswer" | "fact" | "story"; text: string }
  | { kind: "smallTalk"; topic: string; text: string }
  /** Short replies that depend on the context. */
  | { kind: "reply"; reply: "yes" | "no" | "undo" | "neverMind" | "repeat" | "more" }
  | Safety
  /** A personal statement without a request: no search. */
  | { kind: "told"; text: string; language: Language }
  /** Not understood. `near` are the closest titles, possibly none. */
  | { kind: "unknown"; near: readonly string[] };

/** A safety answer: `text` is the complete answer, and no action is taken. */
export type Safety = { kind: "safety" } & SafetyAlert;

/** Content that is not suitable for families. */
export const contentCategories = [
  "sexual",
  "drugs",
  "weapons",
  "personal",
  "hate",
  "language",
] as const;
export type ContentCategory = (typeof contentCategories)[number];

export const safetyCategories = [...distressKinds, ...contentCategories] as const;
export type SafetyCategory = (typeof safetyCategories)[number];

export type SafetyAlert = {
  category: SafetyCategory;
  text: string;
  language: Language;
  /**
   * Serious enough to alert the parents of a child or teen, unless someone at home is the cause.
   */
  isGrave: boolean;
  cause: Cause;
};

/** Context of a message. Assistant lines are only read for titles. */
export type Moment = {
  /** Up to ten lines, oldest first, without the message itself. */
  history: readonly { role: "user" | "assistant"; content: string }[];
  /** Titles shown with the last answer, in order; otherwise read from `history`. */
  shown?: readonly string[];
  /** The command that the last answer asked to confirm. */
  pending?: Command | null;
  /** The playing title, or the one whose page is open. */
  onScreen?: string | null;
  /** Earlier distress in this conversation that `history` may no longer contain. */
  before?: Pick<Distress, "kind" | "cause"> | null;
  /** Whether the speaker is an adult: a child is referred to one. */
  isGrownUp?: boolean;
  /** Seed for jokes and phrasings: equal seeds and messages give equal answers. */
  seed?: number;
};

export type Found = { id: string; score: number; reasons: readonly Reason[] };

export type Reason =
  | { kind: "name" }
  | { kind: "theme"; theme: string }
  | { kind: "mood"; mood: string }
  | { kind: "cast"; name: string }
  | { kind: "story"; word: string }
  | { kind: "short"; minutes: number }
  | { kind: "age"; age: number }
  | { kind: "genre"; genre: string };
