import type { Metric } from "@goldmane/contracts/telemetry/rules";
import { openStore } from "#platform/store.ts";

/** Metrics of this visit so far, for display. */
export const visitMetrics = openStore<Readonly<Partial<Record<Metric, number>>>>({});

export function recordMetric(metric: Metric, value: number): void {
  visitMetrics.set({ ...visitMetrics.get(), [metric]: value });
}
