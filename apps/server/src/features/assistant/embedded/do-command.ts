import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import { moods, shapers, visuals } from "@goldmane/contracts/assistant/limits";
import { pages } from "@goldmane/contracts/assistant/pages";
import type { Command } from "@goldmane/leo/command";
import { idOf, tabOf } from "./known-names.ts";
import { recommend } from "#features/assistant/tools/find-titles.ts";
import { searchVisible } from "#features/assistant/tools/find-titles.ts";
import {
  offerPlaces,
  openPage,
  openTab,
  openService,
  openTitle,
} from "#features/assistant/tools/open-pages.ts";
import {
  addToWatchlist,
  removeFromWatchlist,
  showWatchlist,
} from "#features/assistant/tools/watchlist.ts";
import { type Outcome, refuse, type ToolContext } from "#features/assistant/tools/tool-context.ts";
import { playMusic, playTrack, setVibe, stopMusic } from "#features/assistant/tools/set-mood.ts";
import { inTheaters } from "#features/assistant/tools/title-facts.ts";
import { callTool } from "#features/assistant/tools/tool.ts";
import {
  continueWatching,
  controlPlayer,
  play,
  sleepTimer,
} from "#features/assistant/tools/watch.ts";

/** Runs an unambiguous command with the same tools that a model uses. */
export async function doCommand(
  context: ToolContext,
  { intent, slots }: Command,
): Promise<Outcome> {
  const call = (tool: Parameters<typeof callTool>[1], input: unknown = slots) =>
    callTool(context, tool, input);
  switch (intent) {
    case "play":
      return await call(play);
    case "playSomething":
      return await playSomething(context, slots);
    case "continueWatching":
      return await playBegun(context);
    case "resume":
      return context.here.titleId === undefined
        ? await playBegun(context)
        : await call(controlPlayer, { media: { command: "resume" } });
    case "pause":
    case "restart":
    case "next":
    case "previous":
    case "seekBy":
    case "seekTo":
    case "volumeBy":
    case "volumeTo":
    case "mute":
    case "captions":
    case "fullscreen":
    case "skip":
      return await call(controlPlayer, { media: toMedia({ intent, slots } as MediaIntent) });
    case "sleepTimer":
      return await call(sleepTimer, { minutes: slots.minutes ?? 0 });
    case "watchlistAdd":
      return await requireProfile(context, () => call(addToWatchlist));
    case "watchlistRemove":
      return await requireProfile(context, () => call(removeFromWatchlist));
    case "watchlistShow":
      return await requireProfile(context, () => call(showWatchlist));
    case "theaters":
      return await call(inTheaters);
    case "openPage":
      return slots.pageId in tabOf
        ? await call(openTab, { tab: tabOf[slots.pageId] })
        : await call(openPage, { page: pageOf(slots.pageId) });
    case "openGenre":
      return await call(openPage, { page: slots.genre });
    case "openTitle":
      return await call(openTitle);
    case "setVibe":
      return await call(setVibe, {
        mood: idOf(moods, slots.mood),
        shaper: idOf(shapers, slots.shaper),
        visual: idOf(visuals, slots.visual),
      });
    case "playTrack":
      return await call(playTrack);
    case "playMusic":
      return await call(playMusic);
    case "stopMusic":
      return await call(stopMusic);
    case "openPlace":
      return await call(openService, { kind: slots.place, id: slots.placeId });
    case "offerPlaces":
      return await call(offerPlaces);
  }
}

type MediaIntent = Extract<
  Command,
  {
    intent:
      | "pause"
      | "restart"
      | "next"
      | "previous"
      | "seekBy"
      | "seekTo"
      | "volumeBy"
      | "volumeTo"
      | "mute"
      | "captions"
      | "fullscreen"
      | "skip";
  }
>;

function toMedia({ intent, slots }: MediaIntent): MediaCommand {
  switch (intent) {
    case "seekBy":
      return { command: "seekBy", seconds: slots.seconds };
    case "seekTo":
      return { command: "seekTo", seconds: Math.max(0, slots.seconds) };
    case "volumeBy":
      return { command: "volumeBy", level: Math.max(-1, Math.min(1, slots.steps / 10)) };
    case "volumeTo":
      return { command: "volume", level: Math.max(0, Math.min(1, slots.level)) };
    case "mute":
      return { command: slots.on ? "mute" : "unmute" };
    case "captions":
      return { command: slots.on ? "captionsOn" : "captionsOff" };
    case "fullscreen":
      return { command: slots.on ? "fullscreen" : "leaveFullscreen" };
    case "skip":
      return { command: slots.part === "credits" ? "next" : "skipIntro" };
    default:
      return { command: intent };
  }
}

async function playSomething(
  context: ToolContext,
  { query, facets }: Extract<Command, { intent: "playSomething" }>["slots"],
): Promise<Outcome> {
  const found = searchVisible(context, { query, facets, limit: 1 })[0]?.title;
  if (found) return await callTool(context, play, { titleId: found.id });
  if (query !== "") return refuse("I couldn’t find anything like that here.", ["Surprise me"]);
  const picked = (await recommend.run(context, {})).cards?.[0]?.title.id;
  return picked === undefined
    ? refuse("You’ve seen everything I’d suggest right now. Try a mood or a character.")
    : await callTool(context, play, { titleId: picked });
}

async function playBegun(context: ToolContext): Promise<Outcome> {
  const begun = await callTool(context, continueWatching, {});
  const titleId = begun.cards?.[0]?.title.id;
  return titleId === undefined ? begun : await callTool(context, play, { titleId });
}

async function requireProfile(context: ToolContext, run: () => Promise<Outcome>): Promise<Outcome> {
  if (context.viewer.profile) return await run();
  return refuse("Choose a profile first, then I can save films to your list.", [
    "Open family login",
    "What should I watch?",
    "What can you do?",
  ]);
}

function pageOf(path: string): string | undefined {
  return Object.entries(pages).find(([, known]) => known === path)?.[0];
}
