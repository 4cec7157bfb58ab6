import { formatNumber } from "#platform/words/formats.ts";
const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** A size in words, in powers of 1,000, from kilobytes on. */
export function describeBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1000, bytes)) / 3) - 1);
  return formatNumber(bytes / 1000 ** (step + 1), {
    style: "unit",
    unit: units[step] ?? "kilobyte",
    maximumFractionDigits: step > 0 ? 1 : 0,
  });
}
