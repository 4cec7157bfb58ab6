import { getVitals, performancePath } from "@goldmane/contracts/telemetry/api";
import type { App } from "#platform/app.ts";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { readVitals } from "./read-vitals.ts";
import { receiveReport } from "./receive-report.ts";
import { aggregatorOf } from "./vitals-aggregator.ts";

export const telemetryRoutes = [handle(getVitals, ({ app, query }) => readVitals(app, query))];

/** Not an endpoint like others: it makes no session of whoever passes by. */
export const telemetryRawRoutes: readonly RawRoute[] = [
  {
    methods: ["POST"],
    path: performancePath,
    access: "anyone",
    takesAnyBody: true,
    run: receiveReport,
  },
];

/** What was counted is written when the server ends. */
export async function openTelemetry(app: App): Promise<AsyncDisposable> {
  return aggregatorOf(app);
}
