import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { deleteExpiredTickets } from "./runs/store.ts";

const dayMs = 24 * 3_600_000;

/** Expired tickets stay for a day, so that a late run is refused with the reason. */
export function gamesRecurring(app: App): readonly RecurringJob[] {
  const run = () => deleteExpiredTickets(app.db, app.now() - dayMs);
  return [{ name: "delete-expired-game-tickets", everyMs: dayMs, role: "web", run }];
}
