import { historyAtMost } from "@goldmane/contracts/assistant/limits";
import type { ChatMessage, ChatReply } from "@goldmane/contracts/assistant/schema";
import { assertNever } from "@goldmane/std/assert-never";

/** A message of the conversation. */
export type Message = {
  id: number;
  role: "user" | "assistant";
  content: string;
  /** `waiting` is a pending answer; `failed` one without a reply. */
  state: "sent" | "waiting" | "failed";
  reply: ChatReply | null;
  /** Its actions were undone. */
  isUndone: boolean;
};

export type Chat = { messages: readonly Message[]; lastId: number };

export type ChatEvent =
  | { type: "asked"; message: string }
  | { type: "answered"; id: number; reply: ChatReply }
  /** The call failed: the text shown instead. */
  | { type: "failed"; id: number; text: string }
  /** Retries a failed answer. */
  | { type: "retried"; id: number }
  /** Leo speaks unprompted, such as an apology. */
  | { type: "added"; text: string }
  | { type: "undone"; id: number }
  | { type: "cleared" };

export const emptyChat: Chat = { messages: [], lastId: 0 };

export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "asked": {
      const message = event.message.trim();
      if (message === "" || isWaiting(chat)) return chat;
      const asked = messageOf(chat.lastId + 1, "user", message);
      const waiting = { ...messageOf(chat.lastId + 2, "assistant", ""), state: "waiting" as const };
      return { messages: [...chat.messages, asked, waiting], lastId: chat.lastId + 2 };
    }
    case "answered":
      return change(chat, event.id, {
        state: "sent",
        content: event.reply.response,
        reply: event.reply,
      });
    case "failed":
      return change(chat, event.id, { state: "failed", content: event.text });
    case "retried":
      return change(chat, event.id, { state: "waiting", content: "" });
    case "added": {
      const id = chat.lastId + 1;
      return { messages: [...chat.messages, messageOf(id, "assistant", event.text)], lastId: id };
    }
    case "undone":
      return change(chat, event.id, { isUndone: true });
    case "cleared":
      return emptyChat;
    default:
      return assertNever(event);
  }
}

export function isWaiting({ messages }: Chat): boolean {
  return messages.some(({ state }) => state === "waiting");
}

/** The last ten messages before a message, in the server's format. */
export function historyBefore({ messages }: Chat, id: number): ChatMessage[] {
  return messages
    .filter((message) => message.id < id && message.state === "sent")
    .slice(-historyAtMost)
    .map(({ role, content }) => ({ role, content }));
}

/** The message that an answer is for. */
export function questionOf({ messages }: Chat, id: number): Message | undefined {
  return messages.findLast((message) => message.id < id && message.role === "user");
}

function messageOf(id: number, role: Message["role"], content: string): Message {
  return { id, role, content, state: "sent", reply: null, isUndone: false };
}

function change({ messages, lastId }: Chat, id: number, changes: Partial<Message>): Chat {
  return {
    lastId,
    messages: messages.map((message) => (message.id === id ? { ...message, ...changes } : message)),
  };
}
