import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { forgetProgressOfGone } from "./forget-progress.ts";
import { deleteOldStreams } from "./streams/renew-stream.ts";

const dayMs = 24 * 3_600_000;

export function playbackRecurring(app: App): readonly RecurringJob[] {
  const daily = { everyMs: dayMs, role: "worker" } as const;
  return [
    { ...daily, name: "delete-old-progress", run: () => forgetProgressOfGone(app) },
    { ...daily, name: "delete-old-streams", run: () => deleteOldStreams(app) },
  ];
}
