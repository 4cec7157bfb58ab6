import type { Action } from "@goldmane/contracts/assistant/actions";
import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { assertNever } from "@goldmane/std/assert-never";
import type { QueryClient } from "@tanstack/react-query";
import { tellConversation } from "#features/assistant/chat/conversation.ts";
import { canGoBack } from "#platform/can-go-back.ts";
import { currentParty } from "#platform/playback/current-party.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { setSleepTimer } from "#features/assistant/film/sleep-timer.ts";
import { leaveFor, stopLeaving } from "#features/assistant/services/leaving.ts";
import type { Service } from "#features/assistant/services/state.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import { closeMusic, toggleMusic, music } from "#features/music/turntable.ts";
import { syncCopy } from "#features/watchlist/copy/watchlist-copy.ts";
import { askLeo, dismissLeo, leoTab } from "#platform/leo/ask-leo.ts";
import { routes } from "#platform/routes.ts";
import { toggleWatchlist, watchlistStore } from "#platform/watchlist-store.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { beginAt } from "./begin-at.ts";
import { moveFilm } from "./move-film.ts";
import { playPiece } from "./play-piece.ts";
import { lastUndoable, noteUndo, undoActions } from "./undo-book.ts";

export type Surroundings = {
  cache: QueryClient;
  navigate: (path: string) => void;
  /** An outside link that needs a grown-up's PIN. */
  askGrownUp: (service: Service) => void;
};

/** Runs an answer's actions in order, and records their undo. */
export function performActs(reply: ChatReply, messageId: number, around: Surroundings): void {
  for (const action of reply.actions) {
    const undo = perform(action, around, reply.response, messageId);
    if (undo) noteUndo(messageId, undo);
  }
}

/** Undoes an answer's actions and says so next to it. */
export function takeBack(messageId: number): void {
  if (undoActions(messageId)) tellConversation({ type: "undone", id: messageId });
}

function perform(
  action: Action,
  around: Surroundings,
  text: string,
  messageId: number,
): (() => void) | null {
  switch (action.type) {
    case "navigate":
      return go(action.path, text, messageId, around);
    case "play":
      if (action.startSeconds !== undefined) beginAt(action.titleId, action.startSeconds);
      return go(routes.watch(action.titleId), text, messageId, around);
    case "goBack":
      return goBack(around);
    case "media": {
      const { undo, problem } = moveFilm(action.media);
      if (problem !== null) tellConversation({ type: "added", text: problem });
      return undo;
    }
    case "inviteToParty":
      dismissLeo();
      currentParty.get()?.invite();
      return null;
    case "sleepTimer":
      return setSleepTimer(action.minutes, currentFilm.get()?.player ?? null, rest);
    case "setMood": {
      const before = vibes.get();
      const { mood, shaper, visual, nature } = action;
      tellVibes({ type: "set", mood, shaper, visual, nature });
      return () => tellVibes({ type: "restored", vibes: before });
    }
    case "music":
      if (action.track) return playPiece(action.track, around.cache);
      tellVibes({ type: "stopped" });
      closeMusic();
      return null;
    case "openService":
      if (action.url !== null) {
        leaveFor(action, apologise);
        return stopLeaving;
      }
      around.askGrownUp(action);
      return null;
    case "watchlist":
      void syncCopy();
      return () => putBack(action);
    case "openTab": {
      const before = leoTab.get() ?? "chat";
      askLeo(action.tab);
      return () => askLeo(before);
    }
    case "undo": {
      const last = lastUndoable();
      if (last !== undefined) takeBack(last);
      return null;
    }
    case "offerAsk":
    case "proposeControls":
    case "offer":
    case "showHelp":
      // Wait for a press of their button.
      return null;
    default:
      return assertNever(action);
  }
}

/** Opens a page with Leo's answer over it and a way back. */
function go(path: string, text: string, messageId: number, { navigate }: Surroundings): () => void {
  const before = location.pathname + location.search;
  const returns = () => navigate(before);
  if (path === before) return returns;
  dismissLeo();
  navigate(path);
  showToast({
    title: "Leo",
    description: text,
    action: { label: say`Undo`, act: () => takeBack(messageId) },
  });
  return returns;
}

function goBack({ navigate }: Surroundings): () => void {
  dismissLeo();
  const before = location.pathname + location.search;
  if (canGoBack()) history.back();
  else navigate(routes.home);
  return () => navigate(before);
}

function putBack({ titleId, title, change }: Extract<Action, { type: "watchlist" }>): void {
  const isThere = watchlistStore.get().ids.has(titleId);
  if (isThere === (change === "added")) toggleWatchlist({ id: titleId, title });
}

/** The sleep timer's end. */
function rest(): void {
  currentFilm.get()?.player.pause();
  tellVibes({ type: "stopped" });
  if (music.get()?.isPlaying) toggleMusic();
}

function apologise(url: string): void {
  tellConversation({
    type: "added",
    text: say`I’m sorry, I couldn’t open that address. Here it is to try yourself: ${url}`,
  });
}
