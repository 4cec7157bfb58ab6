import type { App } from "#platform/app.ts";
import { addSeen, insertDays, updateSeen, upsertItem } from "./store.ts";

type Viewing = {
  /** Films watched to their end, earliest first. */
  watched: readonly { titleId: string; day: string; at: number; wasSaved: boolean }[];
  /** Titles of the watchlist with their watched percentage. */
  items: readonly { titleId: string; progress: number; at: number }[];
};

/** Stores past viewing of the demo, in the caller's transaction. */
export async function seedViewing(
  { db }: Pick<App, "db">,
  profileId: string,
  { watched, items }: Viewing,
): Promise<void> {
  for (const { titleId, at, wasSaved } of watched) {
    await addSeen(db, { profileId, titleId, seconds: 0 });
    const was_kept = wasSaved ? 1 : 0;
    await updateSeen(db, { profile_id: profileId, title_id: titleId, was_kept, now: at });
  }
  await insertDays(db, profileId, [...new Set(watched.map(({ day }) => day))]);
  for (const { titleId, progress, at } of items) {
    const row = { profile_id: profileId, title_id: titleId, progress };
    await upsertItem(db, { ...row, is_removed: 0, updated_at: at });
  }
}
