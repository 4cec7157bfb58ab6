import type { Timeline as PartyTimeline } from "@goldmane/contracts/parties/schema";

/** The part of a party's timeline that players need. */
export type Timeline = Pick<PartyTimeline, "seq" | "state" | "rate" | "position" | "at">;

/** Timelines, oldest first: the current one, then announced ones. */
export type TimelineQueue<T extends Timeline = Timeline> = readonly T[];

/** Adds a timeline to a queue; one with an older `seq` changes nothing. */
export function addTimeline<T extends Timeline>(
  queue: TimelineQueue<T>,
  timeline: T,
): TimelineQueue<T> {
  const newest = queue.at(-1);
  return newest && newest.seq >= timeline.seq ? queue : [...queue, timeline];
}

type TimelineState<T extends Timeline> = {
  /** Without past timelines. */
  queue: TimelineQueue<T>;
  /** The current timeline; null before the first. */
  timeline: T | null;
  /** Milliseconds until the next timeline takes effect; null for none. */
  changesInMs: number | null;
};

/**
 * The timeline at a server time. Changes are announced ahead, so that all players apply them at
 * once; the previous timeline holds until then. Without a previous one, the player holds at the
 * first's position.
 */
export function timelineAt<T extends Timeline>(
  queue: TimelineQueue<T>,
  serverMs: number,
): TimelineState<T> {
  const current = queue.findLastIndex(({ at }) => at <= serverMs);
  const left = queue.slice(Math.max(0, current));
  // A later command can take effect before an earlier one, which then never does.
  const nextAt = Math.min(...left.slice(1).map(({ at }) => at));
  return {
    queue: left,
    timeline: left[0] ?? null,
    changesInMs: left.length > 1 ? nextAt - serverMs : null,
  };
}
