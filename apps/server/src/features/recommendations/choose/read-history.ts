import { isFinished, resumePosition } from "@goldmane/contracts/playback/rules";
import { finishedLatelyMs, leftAfterMs } from "@goldmane/contracts/recommendations/limits";
import type { Title } from "#features/library/service.ts";
import type { Facts } from "./facts.ts";

/** A watched title and its taste weight. */
export type Watched = {
  title: Title;
  state: "finished" | "watching" | "left";
  /** Positive if liked, negative if abandoned; decays with age. */
  weight: number;
};

const likings = { finished: 1, watching: 0.6, left: -0.4 } as const;
/** Half-life of a weight. */
const halfLifeMs = 60 * 24 * 3_600_000;

/** History that this viewer may still see, latest first. */
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
 * Excluded titles: dismissed, recently finished, and started ones, which are in "Continue watching"
 * or were removed there.
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
