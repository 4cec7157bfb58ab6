import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Action } from "@goldmane/contracts/assistant/actions";
import type { Card, ChatReply, ChatRequest } from "@goldmane/contracts/assistant/schema";
import type { LeoEngine } from "@goldmane/leo/engine";
import type { Person } from "@goldmane/leo/understanding";
import { listVisible, lookUpTitle, presentCard, type Title } from "#features/library/service.ts";
import { hasProfile, type App, type SessionViewer, type ProfileViewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import { usualSuggestions } from "./texts/suggestions.ts";

/** A title of an earlier answer, with the reason that its card gave. */
export type ShownReason = { titleId: string; reason: string };

export type ToolContextFacts = {
  engine: LeoEngine;
  assistant: Assistant;
  here: ChatRequest["here"];
  /** In the language of the message, which is the language to answer in. */
  words: Words;
  /** The message, for choices that repeat it with a name. */
  message: string;
  /** The household's profiles; only for a parent. */
  people: readonly Person[];
  /** Of the cards that were shown last. */
  reasons: readonly ShownReason[];
};

/**
 * Context of a tool call. It comes from the session only, so a message or a model can't change it.
 */
export class ToolContext {
  readonly app: App;
  readonly viewer: SessionViewer;
  /** The viewer as a reader of the answer's language, for titles and their texts. */
  readonly reader: SessionViewer;
  readonly engine: LeoEngine;
  readonly assistant: Assistant;
  readonly here: NonNullable<ChatRequest["here"]>;
  readonly words: Words;
  readonly message: string;
  readonly people: readonly Person[];
  readonly reasons: readonly ShownReason[];
  /** Titles that this viewer may see, in library order. */
  readonly titles: readonly Title[];
  /** Remaining budget of calls and writes for this answer. */
  readonly left = { calls: 6, writes: 1 };

  constructor(app: App, viewer: SessionViewer, facts: ToolContextFacts) {
    this.app = app;
    this.viewer = viewer;
    this.reader = { ...viewer, language: facts.words.language };
    this.engine = facts.engine;
    this.assistant = facts.assistant;
    this.here = facts.here ?? {};
    this.words = facts.words;
    this.message = facts.message;
    this.people = facts.people;
    this.reasons = facts.reasons;
    this.titles = listVisible(app, this.reader).filter(({ isListed }) => isListed);
  }

  readonly find = (titleId: string): Title | null =>
    this.titles.find(({ id }) => id === titleId) ?? lookUpTitle(this.app, this.reader, titleId);

  /** Filter for searches: only titles that this viewer may see. */
  get allowed(): (titleId: string) => boolean {
    const ids = new Set(this.titles.map(({ id }) => id));
    return (titleId) => ids.has(titleId);
  }

  /** For tools that are offered to profiles only. @throws Error without a profile. */
  get profileViewer(): ProfileViewer {
    if (!hasProfile(this.viewer)) throw new Error("This tool is for profiles only.");
    return this.viewer;
  }
}

/** The result of a tool. */
export type Outcome = {
  /** The answer in words, unless a model phrases it better. */
  text: string;
  /** The result as data for a model. */
  data?: unknown;
  actions?: readonly Action[];
  cards?: readonly Card[];
  suggestions?: readonly string[];
  /** Buttons that each send a message. */
  choices?: NonNullable<ChatReply["choices"]>;
  feeling?: "happy" | "excited" | "curious" | "thinking" | "sorry" | "caring";
  /** True if the tool did nothing. */
  isRefusal?: boolean;
};

export function cardOf(title: Title, reason = ""): Card {
  return { title: presentCard(title), reason };
}

export function refuse(text: string, suggestions: readonly string[] = []): Outcome {
  return { text, suggestions, feeling: "sorry", isRefusal: true };
}

/** The same answer for missing and hidden titles. */
export function noSuchTitle({ words }: Pick<ToolContext, "words">): Outcome {
  const { say } = words;
  const { watch, funny } = usualSuggestions(words);
  return refuse(
    say`I can’t find that film here. Tell me what it’s about and I’ll find something similar.`,
    [watch, funny, say`Show me everything`],
  );
}
