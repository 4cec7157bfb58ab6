import { mediaCommand } from "@goldmane/contracts/assistant/actions";
import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { readOwnControls } from "#features/controls/service.ts";
import { readWatching } from "#features/playback/service.ts";
import { isOver } from "@goldmane/contracts/controls/screen-time";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { factsOf } from "./find-titles.ts";
import { formatTitles } from "./format-reason.ts";
import { defineTool } from "./tool.ts";

const restore = { kind: "restore" } as const;

export const play = defineTool("play", {
  description: "Play a film. Only when the viewer asked to watch it.",
  kind: "act",
  input: z.object({ titleId, startSeconds: z.optional(z.number().check(z.minimum(0))) }),
  run: (context, input) => startTitle(context, input),
});

async function startTitle(
  context: ToolContext,
  { titleId: id, startSeconds }: { titleId: string; startSeconds?: number | undefined },
): Promise<Outcome> {
  const title = context.find(id);
  if (!title) return noSuchTitle();
  const { timeLeft } = await readOwnControls(context.app, context.viewer, title.id);
  if (isOver(timeLeft)) {
    return {
      ...refuse("Your screen time is up for today. You can ask a parent for more.", [
        "How much time is left?",
        "Tell me a story",
        "Tell me a joke",
      ]),
      actions: [{ type: "offerAsk", ask: "time", titleId: title.id, title: title.title }],
    };
  }
  const start = startSeconds === undefined ? {} : { startSeconds };
  return {
    text: `Here comes ${title.title}. Enjoy!`,
    data: { playing: title.id },
    actions: [{ type: "play", titleId: title.id, title: title.title, ...start, undo: restore }],
    cards: [cardOf(title)],
    suggestions: ["Turn on captions", "More like this", "Sleep timer 20 minutes"],
    feeling: "excited",
  };
}

export const continueWatching = defineTool("continueWatching", {
  description: "What the viewer is in the midst of.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const begun = (await readWatching(context.app, context.viewer)).slice(0, cardsAtMost);
    const titles = begun.flatMap(({ id }) => context.find(id) ?? []);
    const [first] = titles;
    if (!first) {
      return refuse("You don’t have any unfinished films. Let’s start a new one!", [
        "What should I watch?",
        "Surprise me",
        "Something funny",
      ]);
    }
    return {
      text: `You were watching ${formatTitles(titles.slice(0, 3))}.`,
      data: titles.map(factsOf),
      cards: titles.map((title) => cardOf(title, "You began this")),
      suggestions: [`Play ${first.title}`, "What should I watch?", "Show my list"],
      feeling: "happy",
    };
  },
});

export const controlPlayer = defineTool("controlPlayer", {
  description: "Pause, resume, seek, volume, captions and so on, of the film that plays.",
  kind: "act",
  input: z.object({ media: mediaCommand }),
  run: (_scene, { media }) => ({
    text: mediaReplies[media.command] ?? "Done.",
    data: { done: media.command },
    actions: [{ type: "media", media, undo: restore }],
    feeling: "happy",
  }),
});

const mediaReplies: Readonly<Record<string, string>> = {
  pause: "Paused.",
  resume: "On we go.",
  stop: "Stopped.",
  restart: "From the top!",
  next: "Next one.",
  previous: "Going back to the previous one.",
  skipIntro: "Skipped.",
  mute: "Quiet now.",
  unmute: "Sound is back.",
  captionsOn: "Captions are on.",
  captionsOff: "Captions are off.",
  fullscreen: "Full screen is on.",
  leaveFullscreen: "Back to normal size.",
};

export const sleepTimer = defineTool("sleepTimer", {
  description: "Stop what plays after some minutes, or at its end; 0 takes the timer away.",
  kind: "act",
  input: z.object({
    minutes: z.union([z.int().check(z.minimum(0), z.maximum(600)), z.literal("end")]),
  }),
  run: (_scene, { minutes }) => ({
    text:
      minutes === 0
        ? "The sleep timer is off."
        : minutes === "end"
          ? "I'll stop when this film ends. Sweet dreams."
          : `I'll stop in ${minutes} minutes. Sweet dreams.`,
    data: { minutes },
    actions: [{ type: "sleepTimer", minutes, undo: { kind: "cancel" } }],
    suggestions: ["Turn off the sleep timer", "Something calm", "Play a lullaby"],
    feeling: "happy",
  }),
});
