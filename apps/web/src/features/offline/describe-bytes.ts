import { formatNumber } from "#platform/words/formats.ts";
const steps = ["megabyte", "gigabyte"] as const;

/** A size in words: `0.4 MB`, `12 MB`, `1.5 GB`. */
export function describeBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  const step = megabytes >= 1000 ? 1 : 0;
  const amount = step === 1 ? megabytes / 1000 : megabytes;
  return formatNumber(amount, {
    style: "unit",
    unit: steps[step] ?? "megabyte",
    maximumFractionDigits: amount < 10 ? 1 : 0,
  });
}
