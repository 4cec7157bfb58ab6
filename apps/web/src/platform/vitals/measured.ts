import type { Metric } from "@goldmane/contracts/telemetry/rules";
import { openStore } from "#platform/store.ts";

/** What was measured of this visit so far, for whoever sits there. */
export const measured = openStore<Readonly<Partial<Record<Metric, number>>>>({});

export function noteMeasure(metric: Metric, value: number): void {
  measured.set({ ...measured.get(), [metric]: value });
}
