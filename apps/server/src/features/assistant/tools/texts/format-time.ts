import { locales } from "@goldmane/contracts/languages";
import type { Words } from "#platform/words/words.ts";

/** Below this a length is said in seconds. */
const secondsAtMost = 100;

/** A film's length or a rest of it: "45 seconds", "2 minutes", "1 hour 20 minutes". */
export function formatLength(words: Words, seconds: number): string {
  const { say, sayPlural } = words;
  if (seconds < secondsAtMost)
    return sayPlural(Math.max(1, Math.round(seconds)), { one: "# second", other: "# seconds" });
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inMinutes = sayPlural(rest, { one: "# minute", other: "# minutes" });
  if (hours === 0) return inMinutes;
  const inHours = sayPlural(hours, { one: "# hour", other: "# hours" });
  return rest === 0 ? inHours : say`${inHours} and ${inMinutes}`;
}

/** A time of day, from minutes after midnight: "8:30 PM". */
export function formatClock({ language }: Words, minutes: number): string {
  const at = Date.UTC(2000, 0, 1, 0, minutes);
  const format = { timeZone: "UTC", hour: "numeric", minute: "2-digit" } as const;
  // Node writes a narrow space before AM and PM, which some voices read aloud.
  return new Intl.DateTimeFormat(locales[language], format).format(at).replaceAll(/[   ]/g, " ");
}

/** "Fri, Nov 27", of an ISO date or an instant. */
export function formatDay({ formatDate }: Words, day: string): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  return formatDate(at, { weekday: "short", month: "short", day: "numeric" });
}
