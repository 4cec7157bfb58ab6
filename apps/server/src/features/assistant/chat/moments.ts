import type { Command } from "@goldmane/leo/command";
import type { Distress } from "@goldmane/leo/distress/distress";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

/** What the last answer leaves open: "the second one", "yes", "say that again". */
export type Remembered = {
  shown: readonly string[];
  pending: Command | null;
  said: string | null;
  /** What the last message told of someone who is not well. */
  distress: Pick<Distress, "kind" | "cause"> | null;
};

const nothing: Remembered = { shown: [], pending: null, said: null, distress: null };
const keptMs = 10 * 60_000;
const viewersAtMost = 5000;

const moments = perApp(() => new Map<string, Remembered & { at: number }>());

/** In memory alone: who comes to another node, or later, says it in full. */
export function recallMoment(app: App, { ownerId }: Viewer): Remembered {
  const known = moments(app).get(ownerId);
  return known && app.now() - known.at < keptMs ? known : nothing;
}

export function keepMoment(app: App, { ownerId }: Viewer, remembered: Remembered): void {
  if (ownerId === "") return;
  const kept = moments(app);
  kept.delete(ownerId);
  kept.set(ownerId, { ...remembered, at: app.now() });
  const [oldest] = kept.keys();
  if (kept.size > viewersAtMost && oldest !== undefined) kept.delete(oldest);
}
