import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { deleteOldLines } from "./history/delete-old-lines.ts";

const dayMs = 24 * 3_600_000;

export function assistantRecurring(app: App): readonly RecurringJob[] {
  const run = () => deleteOldLines(app);
  return [{ name: "delete-old-conversations", everyMs: dayMs, role: "worker", run }];
}
