import type { App } from "#platform/app.ts";
import { toDays } from "./conversation.ts";
import { deleteLinesBefore, listHouseholdsWithLines } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** Deletes lines older than each household's retention. */
export async function deleteOldLines({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  for (const { householdId, days } of await listHouseholdsWithLines(db)) {
    await deleteLinesBefore(db, { householdId, before: now() - toDays(days) * dayMs });
  }
}
