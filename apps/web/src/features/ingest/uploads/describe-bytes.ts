import { formatNumber } from "#platform/words/formats.ts";
const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size as people say it, in thousands. */
export function describeBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return formatNumber(bytes / 1000 ** step, {
    style: "unit",
    unit: units[step] ?? "byte",
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
}
