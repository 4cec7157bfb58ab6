import { deleteExpiredAttempts } from "#platform/identity/attempts.ts";
import { deleteExpiredSessions } from "#platform/identity/browser-sessions.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import type { App } from "./app.ts";
import { deleteExpiredCounters } from "./usage-counter.ts";

const dayMs = 24 * 3_600_000;

/** Deletes sessions, attempts and counters that no longer count. */
export function deleteExpired(app: App): RecurringJob {
  return {
    name: "delete-expired-sessions",
    everyMs: dayMs,
    role: "web",
    run: async () => {
      await deleteExpiredSessions(app);
      await deleteExpiredAttempts(app);
      await deleteExpiredCounters(app);
    },
  };
}
