import { screenGraceMs } from "@goldmane/contracts/companion/limits";
import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { sweepScreens } from "./sweep-screens.ts";

export function companionRecurring(app: App): readonly RecurringJob[] {
  const run = () => sweepScreens(app);
  return [{ name: "sweep-companion-screens", everyMs: screenGraceMs / 2, role: "web", run }];
}
