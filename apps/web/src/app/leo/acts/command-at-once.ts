import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { conversation, tellConversation } from "#features/assistant/chat/conversation.ts";
import { isBusy } from "#features/assistant/chat/state.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { say } from "#platform/words/say.ts";
import { moveFilm } from "./move-film.ts";
import { readMedia } from "#app/leo/read-media.ts";
import { noteUndo } from "./undo-book.ts";

/** Runs a player command locally, before asking the server; false for anything else. */
export function commandAtOnce(message: string): boolean {
  const media = currentFilm.get() && readMedia(message);
  if (!media || isBusy(conversation.get())) return false;
  const { undo, problem } = moveFilm(media);
  const { lastId } = tellConversation({ type: "asked", message });
  const reply: ChatReply = {
    response: problem ?? say`Done.`,
    engine: "local",
    feeling: "happy",
    actions: undo ? [{ type: "media", media, undo: { kind: "restore" } }] : [],
    cards: [],
    suggestions: [],
  };
  tellConversation({ type: "answered", id: lastId, reply });
  if (undo) noteUndo(lastId, undo);
  return true;
}
