import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";
import { maxStoredDays } from "./limits.ts";

/** Percent. */
const progress = z.number().check(z.minimum(0), z.maximum(100));
/** Epoch milliseconds. */
const instant = z.int().check(z.minimum(0));

/** A title on a watchlist. */
export const watchlistItem = z.object({
  id: titleId,
  title: z.string().check(z.maxLength(300)),
  type: z.literal("movie"),
  progress,
});
export type WatchlistItem = z.infer<typeof watchlistItem>;

/** An item with the data for merging: its last change, and whether that was its removal. */
export const watchlistEntry = z.extend(watchlistItem, {
  updatedAt: instant,
  isRemoved: z.boolean(),
});
export type WatchlistEntry = z.infer<typeof watchlistEntry>;

export const watchlistEntries = z.array(watchlistEntry);

export const watchlistChange = z.strictObject({ progress, updatedAt: instant });

/** A date of the household's calendar, ISO 8601. */
export const viewingDay = z.iso.date();

/** Days with viewing, earliest first. */
export const viewingDays = z.array(viewingDay).check(z.maxLength(maxStoredDays));

export const viewingStreak = z.object({
  days: viewingDays,
  /** IANA time zone of the days. */
  timeZone: z.string(),
});
export type ViewingStreak = z.infer<typeof viewingStreak>;

export const watchlist = z.object({
  /** Includes removed ones, so that other browsers learn of the removal. */
  items: watchlistEntries,
  streak: viewingStreak,
  /** Watched to their end, latest first. */
  watched: z.array(z.extend(watchlistItem, { watchedAt: instant })),
});
export type Watchlist = z.infer<typeof watchlist>;
