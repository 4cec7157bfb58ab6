/** Date and time in a household's time zone. */
export type LocalTime = {
  /** ISO 8601 date. */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
  secondOfDay: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** @param now milliseconds since the epoch; a time zone that is null counts as UTC. */
export function toLocalTime(now: number, timeZone: string | null): LocalTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone ?? "UTC").formatToParts(now)) parts[type] = value;
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

/** Another day, so many days later; or earlier, for less than 0. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Minutes since midnight of "20:30". */
export function toMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** Making a format costs more than using it a thousand times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}
