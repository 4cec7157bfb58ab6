import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { sweepRaces } from "./races/service.ts";
import { deleteExpiredTickets } from "./runs/store.ts";

const dayMs = 24 * 3_600_000;

export function gamesRecurring(app: App): readonly RecurringJob[] {
  return [
    {
      name: "delete-expired-game-tickets",
      everyMs: dayMs,
      role: "web",
      // Expired tickets stay for a day, so that a late run is refused with the reason.
      run: () => deleteExpiredTickets(app.db, app.now() - dayMs),
    },
    { name: "sweep-races", everyMs: 600_000, role: "web", run: () => sweepRaces(app) },
  ];
}
