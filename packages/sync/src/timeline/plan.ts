import type { Timeline as PartyTimeline } from "@goldmane/contracts/parties/schema";

/** What a player has to know of a party's timeline. */
export type Timeline = Pick<PartyTimeline, "seq" | "state" | "rate" | "position" | "at">;

/** The timelines that were heard and not outlived, oldest first: one in force, and those to come. */
export type Plan<T extends Timeline = Timeline> = readonly T[];

/** A plan with one timeline more. A message that was overtaken changes nothing. */
export function hearTimeline<T extends Timeline>(plan: Plan<T>, heard: T): Plan<T> {
  const newest = plan.at(-1);
  return newest && newest.seq >= heard.seq ? plan : [...plan, heard];
}

type Outlook<T extends Timeline> = {
  /** Without those that are outlived. */
  plan: Plan<T>;
  /** The timeline in force; null while none was heard. */
  timeline: T | null;
  /** How long until another is, in milliseconds; null where none is to come. */
  changesInMs: number | null;
};

/**
 * What holds at a time of the server. A change is told ahead, so that all make it at once: until its
 * instant what was before goes on. Who knows nothing of before holds on the place of the first.
 */
export function lookAt<T extends Timeline>(plan: Plan<T>, serverMs: number): Outlook<T> {
  const inForce = plan.findLastIndex(({ at }) => at <= serverMs);
  const left = plan.slice(Math.max(0, inForce));
  // A later command may take effect sooner than one before it, which then never does.
  const nextAt = Math.min(...left.slice(1).map(({ at }) => at));
  return {
    plan: left,
    timeline: left[0] ?? null,
    changesInMs: left.length > 1 ? nextAt - serverMs : null,
  };
}
