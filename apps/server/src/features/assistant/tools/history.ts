import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { addDays, toLocalTime } from "@goldmane/contracts/controls/local-time";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import { historyAtMost } from "@goldmane/contracts/recommendations/limits";
import { countStreak } from "@goldmane/contracts/watchlist/rules";
import type { Period } from "@goldmane/leo/command";
import * as z from "zod/mini";
import { listWatchedBetween } from "#features/controls/service.ts";
import { type Begun, readBegun } from "#features/playback/service.ts";
import { readStreak } from "#features/watchlist/service.ts";
import type { Words } from "#platform/words/words.ts";
import { factsOf } from "./find-titles.ts";
import { formatLength } from "./texts/format-time.ts";
import { usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

export const period = z.enum(["today", "yesterday", "week", "ever"]);
/** A week is today and the six days before. */
const weekDays = 7;

export const history = defineTool("history", {
  description: "What this viewer watched today, yesterday, in the last week or ever.",
  kind: "read",
  input: z.object({ period }),
  run: async (context, { period: of }) => {
    const { words, find } = context;
    const { say } = words;
    const { watch, similar, surprise } = usualSuggestions(words);
    const watched = (await listBegun(context, of)).flatMap((begun) => {
      const title = find(begun.titleId);
      return title ? [{ title, begun }] : [];
    });
    if (watched.length === 0) {
      return {
        text: sayNothing(words, of),
        data: [],
        suggestions: [watch, surprise, say`What’s popular?`],
        feeling: "curious",
      };
    }
    const names = watched.map(({ title }) => title.title);
    return {
      text: saySeen(words, of, listNames(words, names)),
      data: watched.slice(0, 20).map(({ title }) => factsOf(title)),
      cards: watched
        .slice(0, cardsAtMost)
        .map(({ title, begun }) =>
          cardOf(title, begun.finishedAt === null ? say`You started this` : say`You watched this`),
        ),
      suggestions: [similar, watch, surprise],
      feeling: "happy",
    };
  },
});

/** The first three, and how many more. */
export function listNames({ sayPlural, formatList }: Words, names: readonly string[]): string {
  const more = names.length - 3;
  const rest = more > 0 ? [sayPlural(more, { one: "# more", other: "# more" })] : [];
  return formatList([...names.slice(0, 3), ...rest]);
}

function saySeen({ say }: Words, of: Period, names: string): string {
  switch (of) {
    case "today":
      return say`Today you watched ${names}.`;
    case "yesterday":
      return say`Yesterday you watched ${names}.`;
    case "week":
      return say`This week you watched ${names}.`;
    case "ever":
      return say`You last watched ${names}.`;
  }
}

function sayNothing({ say }: Words, of: Period): string {
  switch (of) {
    case "today":
      return say`Nothing so far today. Shall we start?`;
    case "yesterday":
      return say`You watched nothing here yesterday.`;
    case "week":
      return say`You watched nothing here this week.`;
    case "ever":
      return say`You haven’t watched anything here yet. Let’s pick your first film!`;
  }
}

export const watchedTime = defineTool("watchedTime", {
  description: "How long this viewer watched today, yesterday, in the last week or ever.",
  kind: "read",
  input: z.object({ period }),
  run: async (context, { period: of }) => {
    const { words } = context;
    const { say, sayPlural } = words;
    const { watch, timeLeft } = usualSuggestions(words);
    const begun = await listBegun(context, of);
    const { seconds, isExact } = await countSeconds(context, of, begun);
    const films = sayPlural(begun.length, { one: "# film", other: "# films" });
    const length = formatLength(words, seconds);
    return {
      text:
        seconds < 1
          ? sayNothing(words, of)
          : sayLength(words, of, isExact ? length : say`about ${length}`, films),
      data: { minutes: Math.round(seconds / 60), films: begun.length },
      suggestions: [say`What did I watch this week?`, timeLeft, watch],
      feeling: "thinking",
    };
  },
});

function sayLength({ say }: Words, of: Period, length: string, films: string): string {
  switch (of) {
    case "today":
      return say`Today you watched ${length}: ${films}.`;
    case "yesterday":
      return say`Yesterday you watched ${length}: ${films}.`;
    case "week":
      return say`This week you watched ${length}: ${films}.`;
    case "ever":
      return say`In all you watched ${length}: ${films}.`;
  }
}

export const streak = defineTool("streak", {
  description: "On how many days in a row this viewer watched something.",
  kind: "read",
  isFor: ({ viewer }) => viewer.profile !== null,
  input: z.object({}),
  run: async ({ app, profileViewer: viewer, words }) => {
    const { say, sayPlural } = words;
    const { watch, short } = usualSuggestions(words);
    const { days: watched, timeZone } = await readStreak(app, viewer);
    const days = countStreak(watched, toLocalTime(app.now(), timeZone).day);
    return {
      text:
        days === 0
          ? say`Your streak starts with the next film you finish.`
          : sayPlural(days, {
              one: "Your streak is one day. Come back tomorrow!",
              other: "Your streak is # days. Well done!",
            }),
      data: { days },
      suggestions: [watch, say`Show my badges`, short],
      feeling: "excited",
    };
  },
});

/** The first and last day of a period, both included; null for all days. */
function daysOf({ app, viewer }: ToolContext, of: Period): { from: string; to: string } | null {
  const today = toLocalTime(app.now(), viewer.timeZone).day;
  switch (of) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "week":
      return { from: addDays(today, 1 - weekDays), to: today };
    case "ever":
      return null;
  }
}

/** The same, with the first and last possible day for all days. */
export function daysOrAll(context: ToolContext, of: Period): { from: string; to: string } {
  return daysOf(context, of) ?? { from: "0000-01-01", to: "9999-12-31" };
}

/** Titles that were last watched in a period, latest first. */
async function listBegun(context: ToolContext, of: Period): Promise<Begun[]> {
  const { app, viewer } = context;
  const days = daysOf(context, of);
  const begun = await readBegun(app, viewer, historyAtMost);
  return begun.filter(({ updatedAt }) => {
    const { day } = toLocalTime(updatedAt, viewer.timeZone);
    return days === null || (day >= days.from && day <= days.to);
  });
}

/** The time of children and teens is counted exactly; others' is the length of their films. */
async function countSeconds(
  context: ToolContext,
  of: Period,
  begun: readonly Begun[],
): Promise<{ seconds: number; isExact: boolean }> {
  const { app, viewer, find } = context;
  const days = daysOrAll(context, of);
  if (viewer.profile && hasTimeLimits(viewer.profile.role)) {
    const profileIds = [viewer.profile.id];
    const watched = await listWatchedBetween(app.db, { profileIds, ...days });
    return { seconds: watched.reduce((sum, one) => sum + one.seconds, 0), isExact: true };
  }
  const lengths = begun.map(({ titleId, positionSeconds, finishedAt }) =>
    finishedAt === null ? positionSeconds : (find(titleId)?.durationSeconds ?? positionSeconds),
  );
  return { seconds: lengths.reduce((sum, one) => sum + one, 0), isExact: false };
}
