import type { Metric } from "@goldmane/contracts/telemetry/rules";
import { openStore } from "#platform/store.ts";

/** What was measured of this visit so far, for whoever sits there. */
export const visitMetrics = openStore<Readonly<Partial<Record<Metric, number>>>>({});

export function recordMetric(metric: Metric, value: number): void {
  visitMetrics.set({ ...visitMetrics.get(), [metric]: value });
}
