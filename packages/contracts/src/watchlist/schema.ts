import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";
import { keptDaysAtMost } from "./limits.ts";

/** Percent. */
const progress = z.number().check(z.minimum(0), z.maximum(100));
/** Epoch milliseconds. */
const instant = z.int().check(z.minimum(0));

/** A title that somebody put aside for later. */
export const watchlistItem = z.object({
  id: titleId,
  title: z.string().check(z.maxLength(300)),
  type: z.literal("movie"),
  progress,
});
export type WatchlistItem = z.infer<typeof watchlistItem>;

/** An item with what a merge needs: when it last changed, and whether that was its removal. */
export const watchlistEntry = z.extend(watchlistItem, {
  updatedAt: instant,
  isRemoved: z.boolean(),
});
export type WatchlistEntry = z.infer<typeof watchlistEntry>;

export const watchlistEntries = z.array(watchlistEntry);

export const watchlistChange = z.strictObject({ progress, updatedAt: instant });

/** A date of the household's calendar, ISO 8601. */
export const viewingDay = z.iso.date();

/** The days on which somebody watched, earliest first. */
export const viewingDays = z.array(viewingDay).check(z.maxLength(keptDaysAtMost));

export const viewingStreak = z.object({
  days: viewingDays,
  /** IANA name of the clock by which days are told. */
  timeZone: z.string(),
});
export type ViewingStreak = z.infer<typeof viewingStreak>;

export const watchlist = z.object({
  /** With those that were removed: another browser must hear of it. */
  items: watchlistEntries,
  streak: viewingStreak,
  /** Watched to their end, latest first. */
  watched: z.array(z.extend(watchlistItem, { watchedAt: instant })),
});
export type Watchlist = z.infer<typeof watchlist>;
