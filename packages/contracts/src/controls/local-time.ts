/** Date and time in a household's time zone. */
export type LocalTime = {
  /** ISO 8601 date. */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
  secondOfDay: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * @param now milliseconds since the epoch
 * @param timeZone IANA name; null means UTC
 */
export function toLocalTime(now: number, timeZone: string | null): LocalTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of findFormat(timeZone ?? "UTC").formatToParts(now))
    parts[type] = value;
  const { year = "", month = "", day = "", hour, minute, second } = parts;
  const date = `${year}-${month}-${day}`;
  return {
    day: date,
    weekday: weekdayOf(date),
    secondOfDay: Number(hour) * 3600 + Number(minute) * 60 + Number(second),
  };
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The date `count` days later; negative counts go back. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Minutes since midnight of "20:30". */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Cached: creating an Intl.DateTimeFormat is about a thousand times as slow as using it. */
function findFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}
