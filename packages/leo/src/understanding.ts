import type { Command, Question } from "./command.ts";
import { type Cause, type Distress, distressKinds, type Language } from "./distress/distress.ts";
import type { Facets } from "./facets.ts";
import type { IntentName } from "./intents/intent-names.ts";
import type { HelpIntent, KnowledgeIntent } from "./intents/talk-intents.ts";
import type { Fun } from "./meaning.ts";

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
  | { kind: "fun"; fun: Fun | "riddleAnswer"; text: string }
  | { kind: "smallTalk"; topic: string; text: string }
  /** A question about the world, to be answered by `answerKnowledge`. */
  | { kind: "knowledge"; topic: KnowledgeIntent }
  /** A question about Goldmane, to be answered by an article that `findHelp` finds. */
  | { kind: "help"; topic: HelpIntent }
  /** Asks in which film this is said. */
  | { kind: "line"; text: string }
  /** Asks which of two is meant, each as a message to send. */
  | { kind: "choose"; options: readonly [IntentName, IntentName] }
  /** Short replies that depend on the context. */
  | { kind: "reply"; reply: "yes" | "no" | "undo" | "neverMind" | "repeat" | "more" }
  | Safety
  /** A personal statement without a request: no search. */
  | { kind: "told"; text: string; language: Language }
  /** In a language that Leo doesn't speak: `text` says so in it. */
  | { kind: "otherLanguage"; spoken: string; text: string }
  /** Not understood. `near` are the closest titles, possibly none. */
  | { kind: "unknown"; near: readonly string[] };

/** With the language that it was said in, which is the language to answer in, and its intent. */
export type Interpretation = Understanding & {
  language: Language;
  intent: IntentName | null;
  /** The message where it was completed: "and Noah?" to "what did Noah watch today". */
  asked?: string;
};

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

/** What is answered with a fixed text, instead of being done. */
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

/** A profile of the speaker's household. */
export type Person = { id: string; name: string; role: "parent" | "adult" | "teen" | "child" };

/**
 * Context of a message. Lines of the assistant are only read for what the message may refer to:
 * titles, and a riddle, a story or an offer in the last one.
 */
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
  /** What the last answer asked to choose from, and the message that wasn't clear. */
  choosing?: { message: string; options: readonly IntentName[] } | null;
  /** The household's profiles, for "give Mia 15 more minutes". */
  people?: readonly Person[];
  /** What was searched for last: its constraints hold until they are dropped. */
  wanted?: { query: string; facets: Facets } | null;
  /** The title that was spoken of last, which "it" means. */
  focus?: string | null;
  /** The last message that asked for something, which "and for Noah?" completes. */
  previous?: { intent: IntentName; message: string } | null;
  /** The language of the speaker's profile, for messages that could be in either. */
  language?: Language;
  /** Seed for jokes and phrasings: equal seeds and messages give equal answers. */
  seed?: number;
};

export type Found = { id: string; score: number; reasons: readonly Reason[] };

/** A fact for which a title was found. */
export type Reason =
  | { kind: "theme"; theme: string }
  | { kind: "mood"; mood: string }
  /** A character that was named. */
  | { kind: "cast"; name: string }
  /** A kind of character, such as "dragon". */
  | { kind: "creature"; creature: string }
  /** A line that was quoted, as it is spoken. */
  | { kind: "line"; line: string }
  | { kind: "short"; minutes: number }
  | { kind: "age"; age: number }
  | { kind: "genre"; genre: string };
