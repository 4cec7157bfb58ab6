import { addDays, toLocalTime, weekdayOf } from "@goldmane/contracts/controls/local-time";
import type { ChildWeek, WeekReport } from "@goldmane/contracts/controls/report";
import { hasTimeLimits, toControls } from "@goldmane/contracts/controls/rules";
import type { TimeLimits } from "@goldmane/contracts/controls/schema";
import { minutesOf, nightOf } from "@goldmane/contracts/controls/screen-time";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { findSettings, findTimeZone } from "#features/controls/settings/store.ts";
import { readFamily } from "#features/family/service.ts";
import { lookUpPlayable, pictureUrl } from "#features/library/service.ts";
import type { App, Viewer, HouseholdViewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import { describeWeek } from "./describe-week.ts";
import { findTalk } from "./find-talk.ts";
import { listWatchedBetween, type WatchedFact } from "./store.ts";

/** The Monday-to-Sunday week that contains the given household day, or today. */
export async function readWeek(
  app: App,
  viewer: HouseholdViewer,
  { day, words }: { day: string | null; words: Words },
): Promise<WeekReport> {
  const timeZone = await findTimeZone(app.db, viewer.householdId);
  const today = toLocalTime(app.now(), timeZone).day;
  const meant = day ?? today;
  const from = addDays(meant, -((weekdayOf(meant) + 6) % 7));
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(from, count));
  const to = addDays(from, 6);
  const family = await readFamily(app, viewer);
  const children = family.filter(({ role, status }) => hasTimeLimits(role) && status === "active");
  const watched = await listWatchedBetween(app.db, {
    profileIds: children.map(({ id }) => id),
    from,
    to,
  });
  return {
    from,
    to,
    children: await Promise.all(
      children.map(async (child) => {
        const { time } = toControls(child.role, await findSettings(app.db, child.id));
        const own = watched.filter(({ profileId }) => profileId === child.id);
        return toWeek(app, viewer, { child, limits: time, own, days, today, words });
      }),
    ),
  };
}

type Facts = {
  child: FamilyProfile;
  limits: TimeLimits;
  own: readonly WatchedFact[];
  days: readonly string[];
  today: string;
  words: Words;
};

function toWeek(
  app: App,
  viewer: Viewer,
  { child, limits, own, days, today, words }: Facts,
): ChildWeek {
  const { id, displayName, avatarUrl, role } = child;
  const titles = listTitles(app, viewer, own);
  const week = {
    totalMinutes: round(sum(own)),
    days: days.map((day) => {
      const facts = own.filter((fact) => fact.day === day);
      const hasNight = nightOf(limits, weekdayOf(day)) !== null && day <= today;
      return {
        day,
        minutes: round(sum(facts)),
        limitMinutes: minutesOf(limits, weekdayOf(day)),
        isBedTimeKept: hasNight ? facts.every(({ nightSeconds }) => nightSeconds < 60) : null,
      };
    }),
    titles,
  };
  return {
    profile: { id, displayName, avatarUrl, role },
    ...week,
    summary: describeWeek(words, displayName, week),
    talk: findTalk(
      words,
      titles.flatMap((title) => lookUpPlayable(app, viewer, title.id) ?? []),
    ),
  };
}

/** Most watched first. */
function listTitles(app: App, viewer: Viewer, own: readonly WatchedFact[]): ChildWeek["titles"] {
  const ids = [...new Set(own.map(({ titleId }) => titleId))];
  return ids
    .map((id) => {
      const facts = own.filter(({ titleId }) => titleId === id);
      const title = lookUpPlayable(app, viewer, id);
      return {
        id,
        title: title?.title ?? facts.at(-1)?.title ?? "",
        minutes: round(sum(facts)),
        days: facts.length,
        posterUrl: title && pictureUrl(title, "poster"),
      };
    })
    .toSorted((a, b) => b.minutes - a.minutes || a.title.localeCompare(b.title));
}

function sum(facts: readonly WatchedFact[]): number {
  return facts.reduce((seconds, fact) => seconds + fact.seconds, 0) / 60;
}

function round(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}
