import type { Metric } from "@goldmane/contracts/telemetry/rules";
import { formatNumber } from "#platform/words/formats.ts";

/** "1.2 s", "340 ms"; CLS has no unit: "0.042". */
export function formatMeasure(metric: Metric, value: number): string {
  if (metric === "CLS") return formatNumber(value, { maximumFractionDigits: 3 });
  return value < 1000
    ? `${formatCount(value)} ms`
    : `${formatNumber(value / 1000, { maximumFractionDigits: 1 })} s`;
}

/** "71%", or "71 %" in Spanish. */
export function formatShare(share: number): string {
  return formatNumber(share, { style: "percent", maximumFractionDigits: 0 });
}

export function formatCount(count: number): string {
  return formatNumber(count, { maximumFractionDigits: 0 });
}
