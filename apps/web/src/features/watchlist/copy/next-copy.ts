import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { maxStoredDays } from "@goldmane/contracts/watchlist/limits";
import { mergeDays, mergeEntries } from "@goldmane/contracts/watchlist/rules";
import type {
  ViewingStreak,
  Watchlist,
  WatchlistEntry,
} from "@goldmane/contracts/watchlist/schema";

/** An entry, and whether its last change has still to be sent. */
export type CopyEntry = WatchlistEntry & { isUnsent?: boolean | undefined };

/** This browser's copy of a profile's watchlist and viewing days. */
export type Copy = {
  items: readonly CopyEntry[];
  /** With the days that have still to be sent. */
  streak: ViewingStreak & { unsent?: readonly string[] | undefined };
};

type Titled = { id: string; title: string };

export type CopyEvent =
  | { type: "added"; title: Titled; now: number }
  | { type: "removed"; id: string; now: number }
  /** A removed title was restored. */
  | { type: "restored"; entry: WatchlistEntry; now: number }
  | { type: "watched"; title: Titled; now: number }
  /** The server's copy was fetched. */
  | { type: "fetched"; list: Watchlist }
  /** The server's result of a change; ignored if there was a newer one. */
  | { type: "answered"; sent: WatchlistEntry; result: WatchlistEntry | null }
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
    case "fetched":
      return {
        // Ties go to the first argument: the server's entry.
        items: mergeEntries<CopyEntry>(event.list.items, copy.items),
        streak: mergeStreak(copy, event.list.streak),
      };
    case "answered":
      return answer(copy, event.sent, event.result);
    case "counted":
      return { ...copy, streak: event.streak };
  }
}

/** The entries on the list, without removed ones; latest first. */
export function listEntries({ items }: Copy): CopyEntry[] {
  return items.filter(({ isRemoved }) => !isRemoved);
}

/** The part of a copy that has still to be sent; null for nothing. */
export function onlyUnsent({ items, streak }: Copy): Copy | null {
  const changed = items.filter(({ isUnsent }) => isUnsent);
  const days = streak.unsent ?? [];
  if (changed.length === 0 && days.length === 0) return null;
  return { items: changed, streak: { ...streak, days: [...days] } };
}

export function todayOf({ streak }: Pick<Copy, "streak">, now: number): string {
  return toLocalTime(now, streak.timeZone).day;
}

function entryOf({ id, title }: Titled, now: number) {
  return { id, title, type: "movie" as const, updatedAt: now, isRemoved: false };
}

function put(copy: Copy, entry: WatchlistEntry): Copy {
  const others = copy.items.filter(({ id }) => id !== entry.id);
  return { ...copy, items: [{ ...entry, isUnsent: true }, ...others] };
}

/** Watching a title that isn't on the list leaves the list unchanged. */
function watch(copy: Copy, id: string, now: number): Copy {
  const items = copy.items.map((item) =>
    item.id === id && !item.isRemoved
      ? { ...item, progress: 100, updatedAt: now, isUnsent: true }
      : item,
  );
  return { ...copy, items };
}

function countDay(copy: Copy, now: number): Copy {
  const { streak } = copy;
  const today = todayOf(copy, now);
  if (streak.days.includes(today)) return copy;
  const days = mergeDays(streak.days, [today]).slice(-maxStoredDays);
  return { ...copy, streak: { ...streak, days, unsent: [...(streak.unsent ?? []), today] } };
}

function mergeStreak({ streak }: Copy, theirs: ViewingStreak): Copy["streak"] {
  const known = new Set(theirs.days);
  const unsent = streak.days.filter((day) => !known.has(day));
  const days = mergeDays(streak.days, theirs.days).slice(-maxStoredDays);
  return { ...theirs, days, ...(unsent.length > 0 && { unsent }) };
}

function answer(copy: Copy, sent: WatchlistEntry, result: WatchlistEntry | null): Copy {
  const items = copy.items.flatMap((item) => {
    const isSame = item.id === sent.id && item.updatedAt === sent.updatedAt;
    if (!isSame) return [item];
    return result ? [result] : [];
  });
  return { ...copy, items };
}
