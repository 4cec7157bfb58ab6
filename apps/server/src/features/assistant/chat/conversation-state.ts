import type { Command } from "@goldmane/leo/command";
import type { Distress } from "@goldmane/leo/distress/distress";
import { LRUCache } from "lru-cache";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

/** Context that the next message may refer to: "the second one", "yes", "say that again". */
export type ConversationState = {
  shown: readonly string[];
  pending: Command | null;
  lastReply: string | null;
  /** Distress found in the last message. */
  distress: Pick<Distress, "kind" | "cause"> | null;
};

const emptyState: ConversationState = { shown: [], pending: null, lastReply: null, distress: null };
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
