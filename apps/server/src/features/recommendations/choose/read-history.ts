import { isFinished, resumePosition } from "@goldmane/contracts/playback/rules";
import { finishedLatelyMs, leftAfterMs } from "@goldmane/contracts/recommendations/limits";
import type { Title } from "#features/library/service.ts";
import type { Facts } from "./facts.ts";

/** A title that the viewer watched, and what that says of their taste. */
export type Watched = {
  title: Title;
  state: "finished" | "watching" | "left";
  /** Above 0 where they liked it, below where they left it; less the longer ago it is. */
  weight: number;
};

const likings = { finished: 1, watching: 0.6, left: -0.4 } as const;
/** After so long something says half of what it said. */
const halfLifeMs = 60 * 24 * 3_600_000;

/** What of the history is still shown to this viewer, latest first. */
export function readHistory({ titles, begun, now }: Facts): Watched[] {
  const byId = new Map(titles.map((title) => [title.id, title]));
  return begun.flatMap((entry) => {
    const title = byId.get(entry.titleId);
    if (!title) return [];
    const state = stateOf(entry, title, now);
    const age = Math.max(0, now - entry.updatedAt);
    return [{ title, state, weight: likings[state] * 0.5 ** (age / halfLifeMs) }];
  });
}

/**
 * What is not to be recommended: what was dismissed, what was finished lately, and what was begun,
 * which waits under "Continue watching" or was taken off there.
 */
export function findUnwanted({ titles, begun, dismissed, now }: Facts): Set<string> {
  const byId = new Map(titles.map((title) => [title.id, title]));
  const known = begun.filter((entry) => {
    const title = byId.get(entry.titleId);
    if (!title) return false;
    const finishedAt = finishedAtOf(entry, title);
    const isLately = finishedAt !== null && now - finishedAt < finishedLatelyMs;
    const isOpen = resumePosition(entry.positionSeconds, title.durationSeconds) > 0;
    return isLately || isOpen;
  });
  return new Set([...dismissed, ...known.map(({ titleId }) => titleId)]);
}

type Entry = Facts["begun"][number];

function stateOf(entry: Entry, title: Title, now: number): Watched["state"] {
  if (finishedAtOf(entry, title) !== null) return "finished";
  return entry.isForgotten || now - entry.updatedAt > leftAfterMs ? "left" : "watching";
}

function finishedAtOf(entry: Entry, title: Title): number | null {
  if (entry.finishedAt !== null) return entry.finishedAt;
  return isFinished(entry.positionSeconds, title.durationSeconds) ? entry.updatedAt : null;
}
