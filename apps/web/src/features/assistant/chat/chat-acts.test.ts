import type { Action } from "@goldmane/contracts/assistant/actions";
import { expect, test } from "vitest";
import { canUndo } from "./chat-acts.ts";
import type { Message } from "./state.ts";

const film: Action = { type: "play", titleId: "clank", title: "Clank", undo: { kind: "restore" } };
const spotify: Action = {
  type: "openService",
  kind: "music",
  id: "spotify",
  name: "Spotify",
  url: null,
  delayMs: 2000,
  undo: { kind: "cancel" },
};

function after(actions: Action[], isUndone = false): Message {
  const reply = { response: "", engine: "local", feeling: "happy", cards: [] } as const;
  const told = { ...reply, cards: [], actions, suggestions: ["a", "b", "c"] };
  return { id: 2, role: "assistant", content: "", state: "sent", reply: told, isUndone };
}

test("what was done can be taken back once", () => {
  expect(canUndo(after([film]))).toBe(true);
  expect(canUndo(after([film], true))).toBe(false);
  expect(canUndo(after([]))).toBe(false);
});

test("a place outside is stopped by its own bar, and has no button that does nothing later", () => {
  expect(canUndo(after([spotify]))).toBe(false);
});
