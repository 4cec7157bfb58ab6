import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import { moods, shapers, visuals } from "@goldmane/contracts/vibes/limits";
import { pages } from "@goldmane/contracts/assistant/pages";
import type { Command } from "@goldmane/leo/command";
import { download, goBack, signOut } from "#features/assistant/tools/sign-out.ts";
import { adjustControls } from "#features/assistant/tools/family/adjust-controls.ts";
import { controlPlayer, sleepTimer } from "#features/assistant/tools/control-player.ts";
import { recommend, searchVisible } from "#features/assistant/tools/find-titles.ts";
import {
  offerPlaces,
  openControls,
  openPage,
  openService,
  openTitle,
} from "#features/assistant/tools/open-pages.ts";
import {
  inviteToParty,
  joinParty,
  leaveParty,
  scheduleParty,
  startParty,
} from "#features/assistant/tools/parties.ts";
import { playMusic, playTrack, setVibe, stopMusic } from "#features/assistant/tools/set-mood.ts";
import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import { inTheaters } from "#features/assistant/tools/title-facts.ts";
import { type Outcome, refuse, type ToolContext } from "#features/assistant/tools/tool-context.ts";
import { callTool } from "#features/assistant/tools/tool.ts";
import { continueWatching, play } from "#features/assistant/tools/watch.ts";
import {
  addToWatchlist,
  removeFromWatchlist,
  showWatchlist,
} from "#features/assistant/tools/watchlist.ts";
import { idOf } from "./known-names.ts";

/** Runs an unambiguous command with the same tools that a model uses. */
export async function doCommand(context: ToolContext, command: Command): Promise<Outcome> {
  const { intent, slots } = command;
  const call = (tool: Parameters<typeof callTool>[1], input: unknown = slots) =>
    callTool(context, tool, input);
  const media = toMedia(command);
  if (media) {
    const isPlaying = context.here.titleId !== undefined || context.here.hasMusic === true;
    if (isPlaying) return await call(controlPlayer, { media });
    // "Continue" without a film means the one that was begun last, and "go back" the page before.
    if (media.command === "resume") return await playBegun(context);
    return media.command === "seekBy" && pageBack.test(context.message)
      ? await call(goBack, {})
      : await call(controlPlayer, { media });
  }
  switch (intent) {
    case "play":
      return await call(play);
    case "playSomething":
      return await playSomething(context, slots);
    case "continueWatching":
      return await playBegun(context);
    case "sleepTimer":
      return await call(sleepTimer, { minutes: slots.minutes ?? 0 });
    case "watchlistAdd":
      return await requireProfile(context, () => call(addToWatchlist));
    case "watchlistRemove":
      return await requireProfile(context, () => call(removeFromWatchlist));
    case "watchlistShow":
      return await requireProfile(context, () => call(showWatchlist));
    case "download":
      return await call(download);
    case "theaters":
      return await call(inTheaters);
    case "openPage":
      return await openByPath(context, slots.pageId);
    case "openGenre":
      return await call(openPage, { page: slots.genre });
    case "openTitle":
      return await call(openTitle);
    case "goBack":
      return await call(goBack);
    case "setVibe":
      return await call(setVibe, {
        mood: idOf(moods, slots.mood),
        shaper: idOf(shapers, slots.shaper),
        visual: idOf(visuals, slots.visual),
        nature: slots.nature ?? null,
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
    case "startParty":
      return await call(startParty);
    case "scheduleParty":
      return await call(scheduleParty);
    case "joinParty":
      return await call(joinParty);
    case "inviteToParty":
      return await call(inviteToParty);
    case "leaveParty":
      return await call(leaveParty);
    case "adjustControls":
      return await call(adjustControls);
    case "signOut":
      return await call(signOut);
    default:
      throw new Error(`The command ${intent} is for the player.`);
  }
}

const pageBack = /^\W*(?:please |leo,? )?(?:go|take me|bring me)? ?back\W*(?:please\W*)?$/i;

/** The player command that a command is; null for any other. */
function toMedia({ intent, slots }: Command): MediaCommand | null {
  switch (intent) {
    case "pause":
    case "resume":
    case "restart":
    case "next":
    case "previous":
      return { command: intent };
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
    case "captionsIn":
      return { command: "captionsIn", language: slots.language };
    case "soundtrack":
      return { command: "soundtrack", sound: slots.sound };
    case "quality":
      return { command: "quality", quality: slots.quality };
    case "speedBy":
      return { command: "speedBy", steps: Math.sign(slots.steps) };
    case "speedTo":
      return { command: "speed", level: Math.max(0.25, Math.min(2, slots.rate)) };
    case "fullscreen":
      return { command: slots.on ? "fullscreen" : "leaveFullscreen" };
    case "skip":
      return { command: slots.part === "credits" ? "next" : "skipIntro" };
    default:
      return null;
  }
}

const controlsPath = /^\/profile\/controls\/([^/]+)$/;

async function openByPath(context: ToolContext, path: string): Promise<Outcome> {
  const profileId = controlsPath.exec(path)?.[1];
  if (profileId !== undefined) return await callTool(context, openControls, { profileId });
  const page = Object.entries(pages).find(([, known]) => known === path)?.[0];
  return await callTool(context, openPage, { page });
}

async function playSomething(
  context: ToolContext,
  { query, facets }: Extract<Command, { intent: "playSomething" }>["slots"],
): Promise<Outcome> {
  const { say } = context.words;
  const { surprise, funny, watch } = usualSuggestions(context.words);
  const found = searchVisible(context, { query, facets, limit: 1 }).found[0]?.title;
  if (found) return await callTool(context, play, { titleId: found.id });
  if (query !== "")
    return refuse(say`I couldn’t find anything like that here.`, [surprise, funny, watch]);
  const picked = (await recommend.run(context, {})).cards?.[0]?.title.id;
  return picked === undefined
    ? refuse(say`You’ve seen everything I’d suggest right now. Try a mood or a character.`)
    : await callTool(context, play, { titleId: picked });
}

async function playBegun(context: ToolContext): Promise<Outcome> {
  const begun = await callTool(context, continueWatching, {});
  const titleId = begun.cards?.[0]?.title.id;
  return titleId === undefined ? begun : await callTool(context, play, { titleId });
}

async function requireProfile(context: ToolContext, run: () => Promise<Outcome>): Promise<Outcome> {
  if (context.viewer.profile) return await run();
  const { say } = context.words;
  const { watch, help } = usualSuggestions(context.words);
  return refuse(say`Choose a profile first, then I can save films to your list.`, [
    say`Open family login`,
    watch,
    help,
  ]);
}
