import type { Command } from "@goldmane/leo/command";
import type { Distress } from "@goldmane/leo/distress/distress";
import type { Facets } from "@goldmane/leo/facets";
import type { Moment } from "@goldmane/leo/understanding";
import { LRUCache } from "lru-cache";
import type { ShownReason } from "#features/assistant/tools/tool-context.ts";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

/** Context that the next message may refer to: "the second one", "yes", "say that again". */
export type ConversationState = {
  shown: readonly string[];
  /** Why those were shown, as their cards said. */
  reasons: readonly ShownReason[];
  /** What was searched for last: its constraints hold until they are dropped. */
  wanted: { query: string; facets: Facets } | null;
  /** The title that was spoken of last, and what was on the screen then. */
  focus: string | null;
  onScreen: string | null;
  /** What was asked last, which "and for Noah?" completes. */
  previous: NonNullable<Moment["previous"]> | null;
  pending: Command | null;
  /** What the last answer asked to choose from, and the message that wasn't clear. */
  choosing: NonNullable<Moment["choosing"]> | null;
  lastReply: string | null;
  /** Distress found in the last message. */
  distress: Pick<Distress, "kind" | "cause"> | null;
};

export const emptyState: ConversationState = {
  shown: [],
  reasons: [],
  wanted: null,
  focus: null,
  onScreen: null,
  previous: null,
  pending: null,
  choosing: null,
  lastReply: null,
  distress: null,
};
const retentionMs = 10 * 60_000;
const viewersAtMost = 5000;

const states = perApp(
  (app) =>
    new LRUCache<string, ConversationState>({
      max: viewersAtMost,
      ttl: retentionMs,
      ttlResolution: 0,
      perf: { now: () => app.now() },
    }),
);

/** In memory only: another node, or a later message, starts without it. */
export function readConversationState(app: App, { ownerId }: Viewer): ConversationState {
  const known = ownerId === null ? undefined : states(app).get(ownerId);
  return known ?? emptyState;
}

export function saveConversationState(
  app: App,
  { ownerId }: Viewer,
  remembered: ConversationState,
): void {
  if (ownerId !== null) states(app).set(ownerId, remembered);
}

export function forgetConversationState(app: App, { ownerId }: Viewer): void {
  if (ownerId !== null) states(app).delete(ownerId);
}
