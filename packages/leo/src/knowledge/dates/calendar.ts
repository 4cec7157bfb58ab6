import type { Language } from "#distress/distress.ts";

/** A day of the Gregorian calendar. */
export type Day = { year: number; month: number; day: number };

const dayMs = 86_400_000;

const utc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

/** Today and the time of day in a time zone. */
export function readNow(now: Date, timeZone: string): Day & { minutes: number } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    minutes: read("hour") * 60 + read("minute"),
  };
}

export function addDays(day: Day, count: number): Day {
  const date = new Date(utc(day) + count * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utc(day)).getUTCDay();
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function isLeapYear(year: number): boolean {
  return daysInMonth(year, 2) === 29;
}

/** False for dates such as February 30. */
export function exists({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function sayDay(day: Day, language: Language, options: { withYear?: boolean } = {}): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(options.withYear && { year: "numeric" as const }),
  }).format(utc(day));
}

export function sayWeekday(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    timeZone: "UTC",
    weekday: "long",
  }).format(utc(day));
}

export function sayMonth(month: number, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    timeZone: "UTC",
    month: "long",
  }).format(Date.UTC(2024, month - 1, 1));
}

export function sayTime(now: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  })
    .format(now)
    .replaceAll(/\s/g, " ");
}
