import type { ChildWeek } from "@goldmane/contracts/controls/report";

const weekdayNames = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
const lists = new Intl.ListFormat("en", { type: "conjunction" });

/** A child's week in sentences: nothing but what was counted. */
export function describeWeek(
  name: string,
  { days, titles, totalMinutes }: Pick<ChildWeek, "days" | "titles" | "totalMinutes">,
): string[] {
  if (titles.length === 0) return [`${name} watched nothing this week.`];
  const watched = days.filter(({ minutes }) => minutes > 0);
  return [
    `${name} watched ${inTime(totalMinutes)} on ${count(watched.length, "day")}: ${count(titles.length, "film")}.`,
    ...describeMost(titles),
    ...describeLimits(days),
    ...describeNights(days),
  ];
}

function describeMost(titles: ChildWeek["titles"]): string[] {
  const again = titles.filter(({ days }) => days > 1).slice(0, 3);
  if (again.length === 0) return [];
  return [`Seen on more than one day: ${lists.format(again.map(({ title }) => `“${title}”`))}.`];
}

function describeLimits(days: ChildWeek["days"]): string[] {
  const limited = days.filter(({ limitMinutes, minutes }) => limitMinutes !== null && minutes > 0);
  if (limited.length === 0) return [];
  const over = limited.filter(({ minutes, limitMinutes }) => minutes > (limitMinutes ?? 0) + 1);
  if (over.length === 0) return ["The day’s minutes were kept every day."];
  return [
    `More than the day’s minutes on ${listDays(over)}, by a film that was finished or by your yes.`,
  ];
}

function describeNights(days: ChildWeek["days"]): string[] {
  const nights = days.filter(({ isBedTimeKept }) => isBedTimeKept !== null);
  if (nights.length === 0) return [];
  const late = nights.filter(({ isBedTimeKept }) => isBedTimeKept === false);
  return late.length === 0
    ? ["Bed time was kept every night."]
    : [`Bed time was not quite kept on ${listDays(late)}.`];
}

function listDays(days: ChildWeek["days"]): string {
  return lists.format(days.map(({ day }) => weekdayNames.format(Date.parse(day))));
}

/** "1 hour 5 minutes", never "0 minutes" for what was watched. */
function inTime(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [
    ...(hours > 0 ? [count(hours, "hour")] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, "minute")] : []),
  ].join(" ");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
