import * as api from "@goldmane/contracts/telemetry/api";
import type { App } from "#platform/app.ts";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { readVitals } from "./read-vitals.ts";
import { receiveReport } from "./receive-report.ts";
import { aggregatorOf } from "./vitals-aggregator.ts";

export const telemetryRoutes = [handle(api.getVitals, ({ app, query }) => readVitals(app, query))];

/** A raw route, because an endpoint that takes POST would create a session for anonymous browsers. */
export const telemetryRawRoutes: readonly RawRoute[] = [
  {
    methods: ["POST"],
    path: api.performancePath,
    access: "anyone",
    takesAnyBody: true,
    run: receiveReport,
  },
];

/** Writes pending counts when the server stops. */
export async function openTelemetry(app: App): Promise<AsyncDisposable> {
  return aggregatorOf(app);
}
