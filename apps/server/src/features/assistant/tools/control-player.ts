import { mediaCommand, type MediaCommand } from "@goldmane/contracts/assistant/actions";
import { locales } from "@goldmane/contracts/languages";
import * as z from "zod/mini";
import { readRecommendations } from "#features/recommendations/service.ts";
import type { Words } from "#platform/words/words.ts";
import { formatLength } from "./texts/format-time.ts";
import { playSuggestion, usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

/** Commands that music obeys too. */
const forMusic: ReadonlySet<MediaCommand["command"]> = new Set([
  "pause",
  "resume",
  "stop",
  "next",
  "previous",
]);

export const controlPlayer = defineTool("controlPlayer", {
  description: "Pause, resume, seek, volume, captions and so on, of the film that plays.",
  kind: "act",
  input: z.object({ media: mediaCommand }),
  run: async (context, { media }) => {
    const { here, words } = context;
    const isForMusic = here.hasMusic === true && forMusic.has(media.command);
    if (here.titleId === undefined && !isForMusic) return await offerFilm(context);
    return {
      text: describeMedia(words, media),
      data: { done: media.command },
      actions: [{ type: "media", media, undo: { kind: "restore" } }],
      suggestions: afterCommand(words, media),
      feeling: "happy",
    };
  },
});

/** Nothing plays: offers something that could. */
async function offerFilm(context: ToolContext): Promise<Outcome> {
  const { app, viewer, words, find } = context;
  const { say } = words;
  const { watch, funny, surprise } = usualSuggestions(words);
  const { picks } = await readRecommendations(app, viewer);
  const pick = picks.flatMap(({ title }) => find(title.id) ?? [])[0];
  if (!pick) return refuse(say`Nothing is playing right now.`, [watch, funny, surprise]);
  return {
    ...refuse(say`Nothing is playing right now. How about ${pick.title}?`, [
      playSuggestion(words, pick.title),
      watch,
      surprise,
    ]),
    cards: [cardOf(pick)],
  };
}

function describeMedia(words: Words, media: MediaCommand): string {
  const { say, formatNumber } = words;
  switch (media.command) {
    case "pause":
      return say`Paused.`;
    case "resume":
      return say`On we go.`;
    case "stop":
      return say`Stopped.`;
    case "restart":
      return say`From the top!`;
    case "next":
      return say`Next one.`;
    case "previous":
      return say`Going back to the previous one.`;
    case "skipIntro":
      return say`Skipped.`;
    case "mute":
      return say`Sound is off.`;
    case "unmute":
      return say`Sound is back.`;
    case "captionsOn":
      return say`Captions are on.`;
    case "captionsOff":
      return say`Captions are off.`;
    case "captionsIn":
      return say`Captions in ${nameLanguage(words, media.language)}.`;
    case "fullscreen":
      return say`Full screen is on.`;
    case "leaveFullscreen":
      return say`Back to normal size.`;
    case "seekTo":
      return say`Here we are, at ${formatLength(words, media.seconds)}.`;
    case "seekBy":
      return media.seconds < 0
        ? say`Back ${formatLength(words, -media.seconds)}.`
        : say`Ahead ${formatLength(words, media.seconds)}.`;
    case "volume":
      return say`Volume at ${formatNumber(media.level, { style: "percent" })}.`;
    case "volumeBy":
      return media.level < 0 ? say`A little quieter.` : say`A little louder.`;
    case "speed":
      return media.level === 1 ? say`Back to normal speed.` : say`Speed: ${media.level}×.`;
    case "speedBy":
      return media.steps < 0 ? say`A little slower.` : say`A little faster.`;
    case "soundtrack":
      return media.sound === "spoken" ? say`Now with spoken dialogue.` : say`Original sounds.`;
    case "quality":
      return describeQuality(words, media.quality);
  }
}

function describeQuality({ say }: Words, quality: "auto" | "best" | "saving"): string {
  switch (quality) {
    case "auto":
      return say`Picture quality is automatic.`;
    case "best":
      return say`The sharpest picture this film has.`;
    case "saving":
      return say`A lighter picture, to save data.`;
  }
}

function afterCommand(words: Words, { command }: MediaCommand): string[] {
  const { say } = words;
  const { undo, similar, watch } = usualSuggestions(words);
  if (command === "pause") return [say`Resume`, say`How much of the film is left?`, similar];
  if (command === "captionsOn" || command === "captionsIn")
    return [say`Turn off captions`, undo, similar];
  if (command === "next" || command === "previous") return [say`Pause`, similar, watch];
  return [undo, say`Pause`, similar];
}

/** "Spanish", "español". */
function nameLanguage({ language }: Words, tag: string): string {
  return new Intl.DisplayNames(locales[language], { type: "language" }).of(tag) ?? tag;
}

export const sleepTimer = defineTool("sleepTimer", {
  description: "Stop what plays after some minutes, or at its end; 0 takes the timer away.",
  kind: "act",
  input: z.object({
    minutes: z.union([z.int().check(z.minimum(0), z.maximum(600)), z.literal("end")]),
  }),
  run: async (context, { minutes }) => {
    const { words, here } = context;
    const { say } = words;
    if (minutes === "end" && here.titleId === undefined) return await offerFilm(context);
    const { calm } = usualSuggestions(words);
    return {
      text:
        minutes === 0
          ? say`The sleep timer is off.`
          : minutes === "end"
            ? say`I’ll stop when this film ends. Sweet dreams.`
            : say`I’ll stop in ${formatLength(words, minutes * 60)}. Sweet dreams.`,
      data: { minutes },
      actions: [{ type: "sleepTimer", minutes, undo: { kind: "cancel" } }],
      suggestions: [say`Turn off the sleep timer`, calm, say`Play a lullaby`],
      feeling: "happy",
    };
  },
});

export const timeLeftInFilm = defineTool("timeLeftInFilm", {
  description: "How much of the film that plays is left.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const { here, words, find } = context;
    const { say } = words;
    const film = here.titleId === undefined ? null : find(here.titleId);
    if (!film) return await offerFilm(context);
    const seconds = Math.max(0, film.durationSeconds - (here.positionSeconds ?? 0));
    return {
      text:
        seconds < 1
          ? say`${film.title} is over.`
          : say`${film.title} has ${formatLength(words, seconds)} left.`,
      data: { titleId: film.id, secondsLeft: Math.round(seconds) },
      suggestions: [say`Pause`, usualSuggestions(words).similar, say`Next film`],
      feeling: "thinking",
    };
  },
});
