import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Action } from "@goldmane/contracts/assistant/actions";
import type { Card, ChatRequest } from "@goldmane/contracts/assistant/schema";
import type { LeoEngine } from "@goldmane/leo/engine";
import { listVisible, lookUpTitle, presentCard, type Title } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";

/**
 * Who speaks with whom, where. All that a tool goes by comes from here, and so from the session:
 * nothing of it can be said by a message or by a model.
 */
export class ToolContext {
  readonly app: App;
  readonly viewer: Viewer;
  readonly engine: LeoEngine;
  readonly assistant: Assistant;
  readonly here: NonNullable<ChatRequest["here"]>;
  /** What this viewer is shown, in the house's order. */
  readonly titles: readonly Title[];
  /** What an answer may still do. */
  readonly left = { calls: 6, writes: 1 };

  constructor(
    app: App,
    viewer: Viewer,
    said: { engine: LeoEngine; assistant: Assistant; here: ChatRequest["here"] },
  ) {
    this.app = app;
    this.viewer = viewer;
    this.engine = said.engine;
    this.assistant = said.assistant;
    this.here = said.here ?? {};
    this.titles = listVisible(app, viewer).filter(({ isListed }) => isListed);
  }

  readonly find = (titleId: string): Title | null =>
    this.titles.find(({ id }) => id === titleId) ?? lookUpTitle(this.app, this.viewer, titleId);

  /** For searches: what is not this viewer's to see is not there. */
  get allowed(): (titleId: string) => boolean {
    const ids = new Set(this.titles.map(({ id }) => id));
    return (titleId) => ids.has(titleId);
  }
}

/** What came of a tool. */
export type Outcome = {
  /** In words: the whole answer where no model finds better ones. */
  say: string;
  /** The same as data, for a model to read. */
  data?: unknown;
  actions?: readonly Action[];
  cards?: readonly Card[];
  suggestions?: readonly string[];
  feeling?: "happy" | "excited" | "curious" | "thinking" | "sorry" | "caring";
  /** Nothing was done. */
  isRefusal?: boolean;
};

export function cardOf(title: Title, reason = ""): Card {
  return { title: presentCard(title), reason };
}

export function refuse(say: string, suggestions: readonly string[] = []): Outcome {
  return { say, suggestions, feeling: "sorry", isRefusal: true };
}

/** Equal for what is not there and for what is not for this viewer: nobody learns which it was. */
export function noSuchTitle(): Outcome {
  return refuse(
    "I can't find that film for you here. Tell me what it is about, and I'll look for something like it.",
    ["What should I watch?", "Something funny", "Show me everything"],
  );
}
