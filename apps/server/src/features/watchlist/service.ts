import { AppError } from "@goldmane/contracts/errors";
import { watchedShown } from "@goldmane/contracts/watchlist/limits";
import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";
import { findTitle, listVisible } from "#features/library/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { watchlistChanged } from "./events.ts";
import { presentEntry, presentWatched } from "./present.ts";
import { findItem, listItems, listSeen, upsertItem } from "./store.ts";
import { readStreak } from "./streak.ts";

export { listDays, listSeen } from "./store.ts";
export { recordWatching } from "./record-watching.ts";
export { seedViewing } from "./seed-viewing.ts";
export { readStreak } from "./streak.ts";

/** Leaves out titles that the viewer isn't allowed to see, including removed ones. */
export async function readWatchlist(app: App, viewer: ProfileViewer): Promise<Watchlist> {
  const profileId = viewer.profile.id;
  const titles = new Map(listVisible(app, viewer).map((title) => [title.id, title]));
  const items = await listItems(app.db, profileId);
  const seen = await listSeen(app.db, profileId);
  return {
    items: items.flatMap((row) => {
      const title = titles.get(row.title_id);
      return title ? [presentEntry(title, row)] : [];
    }),
    streak: await readStreak(app, viewer),
    watched: seen
      .flatMap((one) => {
        const title = titles.get(one.titleId);
        return title ? [presentWatched(title, one)] : [];
      })
      .slice(0, watchedShown),
  };
}

type Change = { id: string; progress: number; isRemoved: boolean; at: number };

/** Returns the resulting entry, which another browser's later change may have won. */
export async function changeItem(
  app: App,
  viewer: ProfileViewer,
  { id, progress, isRemoved, at }: Change,
): Promise<WatchlistEntry> {
  const title = findTitle(app, viewer, id);
  const profileId = viewer.profile.id;
  await upsertItem(app.db, {
    profile_id: profileId,
    title_id: title.id,
    progress,
    is_removed: isRemoved ? 1 : 0,
    // Capped, because a device whose clock is ahead would win every merge until then.
    updated_at: Math.min(at, app.now()),
  });
  await app.bus.publish(watchlistChanged, { profileId });
  const row = await findItem(app.db, profileId, title.id);
  if (!row) throw new AppError("NOT_FOUND", "This title doesn’t exist.");
  return presentEntry(title, row);
}
