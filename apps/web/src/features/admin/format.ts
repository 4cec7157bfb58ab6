const moments = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const figures = new Intl.NumberFormat("en");

export function formatMoment(at: number): string {
  return moments.format(at);
}

export function formatDate(at: number): string {
  return days.format(at);
}

export function formatCount(count: number): string {
  return figures.format(count);
}

const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** In thousands, as disks are sold: "1.4 GB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  return `${figures.format(Number(size.toFixed(size < 10 && step > 0 ? 1 : 0)))} ${units[step]}`;
}

/** "3 d 4 h", "5 min". */
export function formatAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const [wholeDays, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (wholeDays > 0) return `${wholeDays} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
