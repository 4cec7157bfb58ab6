import { historyAtMost } from "@goldmane/contracts/assistant/limits";
import type { ChatMessage, ChatReply } from "@goldmane/contracts/assistant/schema";
import { assertNever } from "@goldmane/std/assert-never";

/** One line of the conversation. */
export type Line = {
  id: number;
  role: "user" | "assistant";
  content: string;
  /** `waiting` is a pending answer; `missed` one that failed. */
  state: "said" | "waiting" | "missed";
  reply: ChatReply | null;
  /** Its actions were undone. */
  isUndone: boolean;
};

export type Chat = { lines: readonly Line[]; lastId: number };

export type ChatEvent =
  | { type: "asked"; message: string }
  | { type: "answered"; id: number; reply: ChatReply }
  /** The call failed: the text shown instead. */
  | { type: "missed"; id: number; text: string }
  /** Retries a missed answer. */
  | { type: "retried"; id: number }
  /** Leo speaks unprompted, such as an apology. */
  | { type: "added"; text: string }
  | { type: "undone"; id: number }
  | { type: "cleared" };

export const emptyChat: Chat = { lines: [], lastId: 0 };

export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "asked": {
      const message = event.message.trim();
      if (message === "" || isWaiting(chat)) return chat;
      const asked = lineOf(chat.lastId + 1, "user", message);
      const waiting = { ...lineOf(chat.lastId + 2, "assistant", ""), state: "waiting" as const };
      return { lines: [...chat.lines, asked, waiting], lastId: chat.lastId + 2 };
    }
    case "answered":
      return change(chat, event.id, {
        state: "said",
        content: event.reply.response,
        reply: event.reply,
      });
    case "missed":
      return change(chat, event.id, { state: "missed", content: event.text });
    case "retried":
      return change(chat, event.id, { state: "waiting", content: "" });
    case "added": {
      const id = chat.lastId + 1;
      return { lines: [...chat.lines, lineOf(id, "assistant", event.text)], lastId: id };
    }
    case "undone":
      return change(chat, event.id, { isUndone: true });
    case "cleared":
      return emptyChat;
    default:
      return assertNever(event);
  }
}

export function isWaiting({ lines }: Chat): boolean {
  return lines.some(({ state }) => state === "waiting");
}

/** The last ten lines before a line, in the server's format. */
export function historyBefore({ lines }: Chat, id: number): ChatMessage[] {
  return lines
    .filter((line) => line.id < id && line.state === "said")
    .slice(-historyAtMost)
    .map(({ role, content }) => ({ role, content }));
}

/** The message that a line answers. */
export function questionOf({ lines }: Chat, id: number): Line | undefined {
  return lines.findLast((line) => line.id < id && line.role === "user");
}

function lineOf(id: number, role: Line["role"], content: string): Line {
  return { id, role, content, state: "said", reply: null, isUndone: false };
}

function change({ lines, lastId }: Chat, id: number, changes: Partial<Line>): Chat {
  return { lastId, lines: lines.map((line) => (line.id === id ? { ...line, ...changes } : line)) };
}
