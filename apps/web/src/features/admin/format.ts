import { formatDate, formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

export function formatMoment(at: number): string {
  return formatDate(at, { dateStyle: "medium", timeStyle: "short" });
}

export function formatDay(at: number): string {
  return formatDate(at, { dateStyle: "medium" });
}

const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** Decimal units: "1.4 GB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  return `${formatNumber(Number(size.toFixed(size < 10 && step > 0 ? 1 : 0)))} ${units[step]}`;
}

/** "3 d 4 h", "5 min". */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const [wholeDays, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (wholeDays > 0) return say`${wholeDays} d ${hours} h`;
  return hours > 0 ? say`${hours} h ${minutes % 60} min` : say`${minutes} min`;
}
