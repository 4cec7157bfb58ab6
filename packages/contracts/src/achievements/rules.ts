import type { TimeLeft } from "#controls/time-left.ts";
import { type Badge, badges, type BadgeId, onTimeMinutes } from "./limits.ts";

/** What of somebody's watching counts for badges. */
export type ViewingFacts = {
  /** Films that were watched to their end. */
  films: number;
  genres: number;
  /** The longest streak, in days. */
  streak: number;
  /** Of the films, those that were on the watchlist before. */
  promises: number;
};

/** What a film that just ended says beyond them. */
export type FilmEnd = { timeLeft: TimeLeft | null; isReadAlong: boolean };

/** How far somebody is with a badge. What only a film's end can earn is had when it is earned. */
export function countTowards({ id, need }: Pick<Badge, "id" | "need">, facts: ViewingFacts) {
  return Math.min(need, haveFor(id, facts));
}

/** The badges that these facts, and a film that just ended, are enough for. */
export function earnedBy(facts: ViewingFacts, end: FilmEnd | null): BadgeId[] {
  const byFacts = badges.filter((badge) => haveFor(badge.id, facts) >= badge.need);
  return [
    ...byFacts.map(({ id }) => id),
    ...(end?.isReadAlong ? (["read-along"] as const) : []),
    ...(end && isOnTime(end.timeLeft) ? (["on-time"] as const) : []),
  ];
}

/** The film that ended was the allowed last one, or ended shortly before the time was up. */
function isOnTime(timeLeft: TimeLeft | null): boolean {
  if (!timeLeft || timeLeft.reason === "films") return false;
  const { minutesLeft, isLast } = timeLeft;
  return isLast || (minutesLeft > 0 && minutesLeft <= onTimeMinutes);
}

function haveFor(id: BadgeId, facts: ViewingFacts): number {
  switch (id) {
    case "first-film":
      return facts.films;
    case "kept-promise":
      return facts.promises;
    case "second-genre":
    case "all-genres":
      return facts.genres;
    case "streak-3":
    case "streak-7":
      return facts.streak;
    case "read-along":
    case "on-time":
      return 0;
  }
}
