import type { Metric } from "@goldmane/contracts/telemetry/rules";

const shifts = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });
const seconds = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** "1.2 s", "340 ms"; of shifts, which have no unit, "0.042". */
export function formatMeasure(metric: Metric, value: number): string {
  if (metric === "CLS") return shifts.format(value);
  return value < 1000 ? `${whole.format(value)} ms` : `${seconds.format(value / 1000)} s`;
}

export function formatShare(share: number): string {
  return `${whole.format(share * 100)} %`;
}

export function formatCount(count: number): string {
  return whole.format(count);
}
