import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { sweepParties } from "./sweep-parties.ts";

/** Parties outlive a killed node, because any node can run the next sweep. */
export function partiesRecurring(app: App): readonly RecurringJob[] {
  return [{ name: "sweep-parties", everyMs: 30_000, role: "web", run: () => sweepParties(app) }];
}
