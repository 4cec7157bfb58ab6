import { toLocalTime } from "@goldmane/contracts/controls/clock";
import { keptDaysAtMost } from "@goldmane/contracts/watchlist/limits";
import { mergeDays, mergeEntries } from "@goldmane/contracts/watchlist/rules";
import type {
  ViewingStreak,
  Watchlist,
  WatchlistEntry,
} from "@goldmane/contracts/watchlist/schema";

/** What this browser keeps of a profile's watchlist, and of its viewing days. */
export type Copy = { items: readonly WatchlistEntry[]; streak: ViewingStreak };

type Titled = { id: string; title: string };

export type CopyEvent =
  | { type: "added"; title: Titled; now: number }
  | { type: "removed"; id: string; now: number }
  /** What was removed is back as it was. */
  | { type: "restored"; entry: WatchlistEntry; now: number }
  | { type: "watched"; title: Titled; now: number }
  /** The server's copy was read. */
  | { type: "heard"; list: Watchlist }
  /** What the server made of one change, unless there was another since. */
  | { type: "answered"; sent: WatchlistEntry; stands: WatchlistEntry | null }
  | { type: "counted"; streak: ViewingStreak };

export function nextCopy(copy: Copy, event: CopyEvent): Copy {
  switch (event.type) {
    case "added":
      return put(copy, { ...entryOf(event.title, event.now), progress: 0 });
    case "restored":
      return put(copy, { ...event.entry, isRemoved: false, updatedAt: event.now });
    case "removed": {
      const known = copy.items.find(({ id }) => id === event.id);
      return known ? put(copy, { ...known, isRemoved: true, updatedAt: event.now }) : copy;
    }
    case "watched":
      return countDay(watch(copy, event.title.id, event.now), event.now);
    case "heard":
      return {
        items: mergeEntries(copy.items, event.list.items),
        streak: { ...event.list.streak, days: merged(copy, event.list.streak) },
      };
    case "answered":
      return answer(copy, event.sent, event.stands);
    case "counted":
      return { ...copy, streak: event.streak };
  }
}

/** Those that stand on the list, latest first. */
export function listKept({ items }: Copy): WatchlistEntry[] {
  return items.filter(({ isRemoved }) => !isRemoved);
}

export function todayOf({ streak }: Pick<Copy, "streak">, now: number): string {
  return toLocalTime(now, streak.timeZone).day;
}

function entryOf({ id, title }: Titled, now: number) {
  return { id, title, type: "movie" as const, updatedAt: now, isRemoved: false };
}

function put(copy: Copy, entry: WatchlistEntry): Copy {
  return { ...copy, items: [entry, ...copy.items.filter(({ id }) => id !== entry.id)] };
}

/** A title that is not on the list was watched all the same; the list stays as it is. */
function watch(copy: Copy, id: string, now: number): Copy {
  const items = copy.items.map((item) =>
    item.id === id && !item.isRemoved ? { ...item, progress: 100, updatedAt: now } : item,
  );
  return { ...copy, items };
}

function countDay(copy: Copy, now: number): Copy {
  const days = mergeDays(copy.streak.days, [todayOf(copy, now)]).slice(-keptDaysAtMost);
  return { ...copy, streak: { ...copy.streak, days } };
}

function merged({ streak }: Copy, theirs: ViewingStreak): string[] {
  return mergeDays(streak.days, theirs.days).slice(-keptDaysAtMost);
}

function answer(copy: Copy, sent: WatchlistEntry, stands: WatchlistEntry | null): Copy {
  const items = copy.items.flatMap((item) => {
    const isSame = item.id === sent.id && item.updatedAt === sent.updatedAt;
    if (!isSame) return [item];
    return stands ? [stands] : [];
  });
  return { ...copy, items };
}
