import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Action } from "@goldmane/contracts/assistant/actions";
import type { Card, ChatRequest } from "@goldmane/contracts/assistant/schema";
import type { LeoEngine } from "@goldmane/leo/engine";
import { listVisible, lookUpTitle, presentCard, type Title } from "#features/library/service.ts";
import { hasProfile, type App, type SessionViewer, type ProfileViewer } from "#platform/app.ts";

/**
 * Context of a tool call. It comes from the session only, so a message or a model can't change it.
 */
export class ToolContext {
  readonly app: App;
  readonly viewer: SessionViewer;
  readonly engine: LeoEngine;
  readonly assistant: Assistant;
  readonly here: NonNullable<ChatRequest["here"]>;
  /** Titles that this viewer may see, in library order. */
  readonly titles: readonly Title[];
  /** Remaining budget of calls and writes for this answer. */
  readonly left = { calls: 6, writes: 1 };

  constructor(
    app: App,
    viewer: SessionViewer,
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
export function noSuchTitle(): Outcome {
  return refuse(
    "I can’t find that film here. Tell me what it’s about and I’ll find something similar.",
    ["What should I watch?", "Something funny", "Show me everything"],
  );
}
