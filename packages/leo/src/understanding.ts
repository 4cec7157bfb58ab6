import type { Command, Question } from "./command.ts";
import { type Cause, type Distress, distressKinds, type Language } from "./distress/distress.ts";
import type { Facets } from "./facets.ts";

/** What a message means. Texts are ready to be said; what acts or shows is for the caller to do. */
export type Understanding =
  /** Unambiguous: to be done. `certainty` is 0.8 to 1. */
  | { kind: "command"; command: Command; certainty: number }
  /** "Did you mean …?": to be done after a yes only; hand it back as `pending` with the next message. */
  | { kind: "confirm"; command: Command; name: string; certainty: number }
  | { kind: "question"; question: Question; certainty: number }
  /** Titles are wanted: `mind.search(query, facets, …)`. An empty query leaves it to the facets. */
  | { kind: "search"; query: string; facets: Facets }
  | { kind: "faq"; topic: string; text: string; pageId: string | null }
  | { kind: "fun"; fun: "joke" | "riddle" | "riddleAnswer" | "fact" | "story"; text: string }
  | { kind: "smallTalk"; topic: string; text: string }
  /** Short words that only mean something after what came before. */
  | { kind: "reply"; reply: "yes" | "no" | "undo" | "neverMind" | "repeat" | "more" }
  | Safety
  /** Someone tells of themselves and asks for nothing: nothing is searched for. */
  | { kind: "told"; text: string; language: Language }
  /** Not understood. `near` are the titles that came closest, and may be none. */
  | { kind: "unknown"; near: readonly string[] };

/** Somebody needs care, or a gentle no: `text` is the whole answer, and nothing else may be done. */
export type Safety = { kind: "safety" } & SafetyAlert;

/** What is not for a family's room. */
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
  /** Grave enough for the parents of a child or teen, unless someone at home is the cause. */
  isGrave: boolean;
  cause: Cause;
};

/** What the mind may know of the moment. Lines of the assistant are read for titles only. */
export type Moment = {
  /** Up to ten lines, oldest first, without the message itself. */
  history: readonly { role: "user" | "assistant"; content: string }[];
  /** Titles shown with the last answer, in order, where the server knows; else read from `history`. */
  shown?: readonly string[];
  /** What the last answer asked to confirm. */
  pending?: Command | null;
  /** The title that plays, or whose page is open. */
  onScreen?: string | null;
  /** What was said earlier in this talk that the lines in `history` may no longer hold. */
  before?: Pick<Distress, "kind" | "cause"> | null;
  /** Whether a grown-up speaks: a child in need is sent to one. */
  isGrownUp?: boolean;
  /** Chooses among jokes and phrasings; equal seeds and messages choose equally. */
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
