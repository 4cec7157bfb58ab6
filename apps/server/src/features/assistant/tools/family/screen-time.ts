import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import { toLocalTime, toMinutes } from "@goldmane/contracts/controls/local-time";
import { nightOf } from "@goldmane/contracts/controls/screen-time";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import * as z from "zod/mini";
import { readOwnControls } from "#features/controls/service.ts";
import { formatClock, formatLength } from "#features/assistant/tools/texts/format-time.ts";
import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import { type Outcome, refuse, type ToolContext } from "#features/assistant/tools/tool-context.ts";
import { defineTool } from "#features/assistant/tools/tool.ts";

export const timeLeft = defineTool("timeLeft", {
  description: "How long this viewer may still watch today.",
  kind: "read",
  input: z.object({}),
  run: async ({ app, viewer, words }) => {
    const { say } = words;
    const { short, watch, joke } = usualSuggestions(words);
    const { timeLeft: left, minutesToday } = await readOwnControls(app, viewer, null);
    const isOver = left !== null && left.minutesLeft < 1;
    return {
      text:
        left === null
          ? say`You have no time limit today. Pick something good!`
          : isOver
            ? say`Your screen time is up for today. You can ask a parent for more.`
            : left.reason === "bedTime"
              ? say`You have ${formatLength(words, left.minutesLeft * 60)} left before bedtime.`
              : say`You have ${formatLength(words, left.minutesLeft * 60)} left today.`,
      data: { minutesLeft: left?.minutesLeft ?? null, minutesToday },
      ...(isOver && { actions: [askForTime] }),
      suggestions: [short, watch, joke],
      feeling: "thinking",
    };
  },
});

const askForTime = { type: "offerAsk", ask: "time", titleId: null, title: "" } as const;

export const bedtime = defineTool("bedtime", {
  description: "When this viewer's bedtime is, and how long until then.",
  kind: "read",
  input: z.object({}),
  run: ({ app, viewer, words }) => {
    const { say } = words;
    const { calm, story, watch } = usualSuggestions(words);
    const suggestions = [calm, story, watch];
    const { profile } = viewer;
    const isLimited = profile !== null && hasTimeLimits(profile.role);
    const { weekday, secondOfDay } = toLocalTime(app.now(), viewer.timeZone);
    const night = isLimited ? nightOf(profile.controls.time, weekday) : null;
    if (!night) {
      return {
        text: isLimited
          ? say`You have no bedtime tonight. Rest when you’re sleepy.`
          : say`You have no bedtime here. Stay up as long as you like.`,
        data: { bedtime: null },
        suggestions,
        feeling: "happy",
      };
    }
    const begins = toMinutes(night.from);
    const secondsLeft = begins * 60 - secondOfDay;
    const clock = formatClock(words, begins);
    return {
      text:
        secondsLeft > 60
          ? say`Your bedtime is ${clock}, in ${formatLength(words, secondsLeft)}.`
          : say`Your bedtime was ${clock}. Sleep well!`,
      data: { bedtime: night.from, minutesLeft: Math.max(0, Math.round(secondsLeft / 60)) },
      suggestions,
      feeling: "caring",
    };
  },
});

export const askMoreTime = defineTool("askMoreTime", {
  description: "Offer a child or teen to ask a parent for more time.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const { app, viewer, words, here, find } = context;
    const { say } = words;
    const { short, story, joke } = usualSuggestions(words);
    const refusal = refuseAsking(context);
    if (refusal) return refusal;
    const film = here.titleId === undefined ? null : find(here.titleId);
    const { timeLeft: left } = await readOwnControls(app, viewer, film?.id ?? null);
    if (left === null) {
      return {
        text: say`You have no time limit today, so there’s nothing to ask for.`,
        suggestions: [short, story, joke],
        feeling: "happy",
      };
    }
    return {
      text: say`Shall I ask a parent for more time? Press the button.`,
      actions: [{ ...askForTime, titleId: film?.id ?? null, title: film?.title ?? "" }],
      suggestions: [short, story, joke],
      feeling: "caring",
    };
  },
});

export const askGrownUp = defineTool("askGrownUp", {
  description: "Offer a child or teen to ask a parent for a film.",
  kind: "read",
  input: z.object({ titleId: z.nullable(z.string()) }),
  run: (context, input) => {
    const { words, here, find } = context;
    const { say } = words;
    const { watch, funny, joke } = usualSuggestions(words);
    const refusal = refuseAsking(context);
    if (refusal) return refusal;
    const title = find(input.titleId ?? here.titleId ?? "");
    if (title) {
      return {
        text: say`You can watch ${title.title} already. For more time, press the button.`,
        actions: [{ ...askForTime, titleId: title.id, title: title.title }],
        suggestions: [say`Play ${title.title}`, watch, joke],
        feeling: "happy",
      };
    }
    return {
      text: say`Open the film’s page and press “Ask a parent” there. I’ll let you know what they say.`,
      suggestions: [watch, funny, joke],
      feeling: "caring",
    };
  },
});

/** Grown-ups and anonymous visitors have no one to ask. */
function refuseAsking({ viewer, words }: ToolContext): Outcome | null {
  const { say } = words;
  const { watch, funny, surprise } = usualSuggestions(words);
  if (viewer.profile === null)
    return refuse(say`Choose a profile first, so I know what you can watch.`, [
      watch,
      funny,
      surprise,
    ]);
  return isGrownUp(viewer.profile.role)
    ? refuse(say`You’re a grown-up here: nobody to ask. Pick what you like.`, [
        watch,
        funny,
        surprise,
      ])
    : null;
}
