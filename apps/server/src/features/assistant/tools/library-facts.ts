import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { genres } from "@goldmane/contracts/library/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { plans } from "@goldmane/contracts/subscription/plans";
import { countStreak } from "@goldmane/contracts/watchlist/rules";
import * as z from "zod/mini";
import { readOwnControls } from "#features/controls/service.ts";
import { readStreak } from "#features/watchlist/service.ts";
import { formatMinutes } from "./format-reason.ts";
import { defineTool } from "./tool.ts";

export const libraryFacts = defineTool("libraryFacts", {
  description: "The plans' prices, and the number of films and genres.",
  kind: "read",
  input: z.object({}),
  run: ({ titles }) => ({
    text: `There are ${titles.length} films for you here, in ${genres.length} genres. ${plans[0].name} is ${plans[0].label}, billed monthly.`,
    data: {
      films: titles.length,
      genres: genres.map(({ name }) => name),
      plans: plans.map(({ name, label }) => `${name}: ${label}, billed monthly`),
    },
    suggestions: ["Open the pricing page", "What can you do?", "What should I watch?"],
    feeling: "happy",
  }),
});

export const timeLeft = defineTool("timeLeft", {
  description: "How long this viewer may still watch today.",
  kind: "read",
  input: z.object({}),
  run: async ({ app, viewer, here, find }) => {
    const { timeLeft: left, minutesToday } = await readOwnControls(app, viewer, null);
    const film = here.titleId === undefined ? null : find(here.titleId);
    const seconds = film && film.durationSeconds - (here.positionSeconds ?? 0);
    const text =
      film && seconds !== null && seconds > 0 && left === null
        ? `${film.title} has ${formatMinutes(seconds)}.`
        : left === null
          ? "You have no time limit today. Pick something good!"
          : left.minutesLeft < 1
            ? "Your screen time is up for today. You can ask a parent for more."
            : `You have ${Math.floor(left.minutesLeft)} minutes left${left.reason === "bedTime" ? " before bedtime" : " today"}.`;
    return {
      text,
      data: { minutesLeft: left?.minutesLeft ?? null, minutesToday },
      suggestions: ["Something short", "What should I watch?", "Tell me a joke"],
      feeling: "thinking",
    };
  },
});

export const streak = defineTool("streak", {
  description: "On how many days in a row this viewer watched something.",
  kind: "read",
  isFor: ({ viewer }) => viewer.profile !== null,
  input: z.object({}),
  run: async ({ app, profileViewer: viewer }) => {
    const { days: watched, timeZone } = await readStreak(app, viewer);
    const days = countStreak(watched, toLocalTime(app.now(), timeZone).day);
    return {
      text:
        days === 0
          ? "Your streak starts with the next film you finish."
          : `You're on a ${days}-day streak. Well done!`,
      data: { days },
      suggestions: ["What should I watch?", "Show my badges", "Something short"],
      feeling: "excited",
    };
  },
});

/** Never reveals whether a title exists, only why some are hidden and who can change it. */
export const whyNot = defineTool("whyNot", {
  description: "Why a film may not be there for this viewer, and whom to ask.",
  kind: "read",
  input: z.object({}),
  run: ({ viewer, here, find }) => {
    const isChild = viewer.profile !== null && !isGrownUp(viewer.profile.role);
    return {
      text: isChild
        ? `A parent decides which films you can watch (up to ${viewer.highestRating}) and for how long. You can ask them for more.`
        : viewer.profile
          ? "You can watch every film you see here, as long as your plan is active."
          : "Choose a profile first, so I know what you can watch.",
      data: { highestRating: viewer.highestRating },
      ...(isChild &&
        here.titleId !== undefined && {
          actions: [
            {
              type: "offerAsk",
              ask: "title",
              titleId: here.titleId,
              title: find(here.titleId)?.title ?? "this film",
            } as const,
          ],
        }),
      suggestions: ["How much time is left?", "What should I watch?", "Tell me a joke"],
      feeling: "caring",
    };
  },
});
