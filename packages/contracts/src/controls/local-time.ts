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

/**
 * The instant at which a zone's clocks show a time, in epoch milliseconds: the first one of a time that
 * they show twice. A time that they skip counts by the offset before the change.
 */
export function toInstant(
  { day, minute }: { day: string; minute: number },
  timeZone: string | null,
): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const before = shown - offsetAt(shown - dayMs, timeZone);
  const after = shown - offsetAt(shown + dayMs, timeZone);
  const fits = (at: number) => at + offsetAt(at, timeZone) === shown;
  return !fits(before) && fits(after) ? after : before;
}

const dayMs = 24 * 3_600_000;

/** Milliseconds that a zone's clocks are ahead of UTC. */
function offsetAt(at: number, timeZone: string | null): number {
  const { day, secondOfDay } = toLocalTime(at, timeZone);
  return Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1000 - Math.floor(at / 1000) * 1000;
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
