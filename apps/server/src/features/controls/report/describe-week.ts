import type { ChildWeek } from "@goldmane/contracts/controls/report";
import { isPlayedTitle } from "@goldmane/contracts/games/rules";
import type { Words } from "#platform/words/words.ts";

/** A child's week in sentences, from counted data only. */
export function describeWeek(
  words: Words,
  name: string,
  { days, titles, totalMinutes }: Pick<ChildWeek, "days" | "titles" | "totalMinutes">,
): string[] {
  const { say, sayPlural, formatList } = words;
  if (titles.length === 0) return [say`${name} didn’t watch anything this week.`];
  const watched = days.filter(({ minutes }) => minutes > 0);
  const onDays = sayPlural(watched.length, { one: "# day", other: "# days" });
  const watchedFilms = titles.filter(({ id }) => !isPlayedTitle(id));
  const films = sayPlural(watchedFilms.length, { one: "# film", other: "# films" });
  const games = titles.length - watchedFilms.length;
  const time = inTime(words, totalMinutes);
  return [
    games === 0
      ? say`${name} watched ${time} on ${onDays}: ${films}.`
      : say`${name} watched and played for ${time} on ${onDays}: ${formatList([
          ...(watchedFilms.length > 0 ? [films] : []),
          sayPlural(games, { one: "# game", other: "# games" }),
        ])}.`,
    ...describeMost(words, watchedFilms),
    ...describeLimits(words, days),
    ...describeNights(words, days),
  ];
}

function describeMost({ say, formatList }: Words, titles: ChildWeek["titles"]): string[] {
  const again = titles.filter(({ days }) => days > 1).slice(0, 3);
  if (again.length === 0) return [];
  return [say`Watched more than once: ${formatList(again.map(({ title }) => say`“${title}”`))}.`];
}

function describeLimits(words: Words, days: ChildWeek["days"]): string[] {
  const { say } = words;
  const limited = days.filter(({ limitMinutes, minutes }) => limitMinutes !== null && minutes > 0);
  if (limited.length === 0) return [];
  const over = limited.filter(({ minutes, limitMinutes }) => minutes > (limitMinutes ?? 0) + 1);
  if (over.length === 0) return [say`Stayed within the daily limit every day.`];
  return [
    say`Went over the daily limit on ${listDays(words, over)} (finishing a film or with your OK).`,
  ];
}

function describeNights(words: Words, days: ChildWeek["days"]): string[] {
  const { say } = words;
  const nights = days.filter(({ isBedTimeKept }) => isBedTimeKept !== null);
  if (nights.length === 0) return [];
  const late = nights.filter(({ isBedTimeKept }) => isBedTimeKept === false);
  return late.length === 0
    ? [say`Kept bedtime every night.`]
    : [say`Missed bedtime on ${listDays(words, late)}.`];
}

function listDays({ formatDate, formatList }: Words, days: ChildWeek["days"]): string {
  return formatList(days.map(({ day }) => formatDate(Date.parse(day), { weekday: "long" })));
}

/** "1 hour 5 minutes"; at least one minute for anything watched. */
function inTime({ formatNumber }: Words, minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const inUnit = (amount: number, unit: string) =>
    formatNumber(amount, { style: "unit", unit, unitDisplay: "long" });
  return [
    ...(hours > 0 ? [inUnit(hours, "hour")] : []),
    ...(rest > 0 || hours === 0 ? [inUnit(rest, "minute")] : []),
  ].join(" ");
}
