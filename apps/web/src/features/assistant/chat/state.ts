import { historyAtMost } from "@goldmane/contracts/assistant/limits";
import type { ChatMessage, ChatReply } from "@goldmane/contracts/assistant/schema";
import { assertNever } from "@goldmane/std/assert-never";

/** A pressed button: a done one can't be pressed again, an open one can. */
export type Press = "pending" | "done" | "open";

/** A message of the conversation. */
export type Message = {
  id: number;
  role: "user" | "assistant";
  content: string;
  /** `waiting` is a pending answer, `resting` one above the rate limit, `failed` one without a reply. */
  state: "sent" | "waiting" | "resting" | "failed";
  reply: ChatReply | null;
  /** Its actions were undone. */
  isUndone: boolean;
  /** What became of its buttons, by label. */
  pressed?: Readonly<Record<string, Press>>;
  /** Recognized from speech, so that it may need a correction. */
  wasSpoken?: boolean;
};

export type Chat = {
  messages: readonly Message[];
  lastId: number;
  /** Until when nothing can be asked, because of the rate limit: epoch milliseconds. */
  restsUntil: number | null;
};

export type ChatEvent =
  | { type: "asked"; message: string; wasSpoken?: boolean }
  | { type: "answered"; id: number; reply: ChatReply }
  /** The call failed: the text shown instead. */
  | { type: "failed"; id: number; text: string }
  /** The call was above the rate limit. */
  | { type: "rested"; id: number; until: number }
  /** The rest is over: the text shown instead of the countdown. */
  | { type: "recovered"; text: string }
  /** Retries a failed answer. */
  | { type: "retried"; id: number }
  /** Leo speaks unprompted, such as an apology. */
  | { type: "added"; text: string }
  | { type: "undone"; id: number }
  | { type: "pressed"; id: number; label: string; press: Press }
  | { type: "cleared" };

export const emptyChat: Chat = { messages: [], lastId: 0, restsUntil: null };

export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "asked": {
      const message = event.message.trim();
      if (message === "" || isBusy(chat)) return chat;
      const { wasSpoken = false } = event;
      const asked = { ...messageOf(chat.lastId + 1, "user", message), wasSpoken };
      const waiting = { ...messageOf(chat.lastId + 2, "assistant", ""), state: "waiting" as const };
      return { ...chat, messages: [...chat.messages, asked, waiting], lastId: chat.lastId + 2 };
    }
    case "answered":
      return change(chat, event.id, {
        state: "sent",
        content: event.reply.response,
        reply: event.reply,
      });
    case "failed":
      return change(chat, event.id, { state: "failed", content: event.text });
    case "rested":
      return { ...change(chat, event.id, { state: "resting" }), restsUntil: event.until };
    case "recovered": {
      const { text } = event;
      const resting = chat.messages.find(({ state }) => state === "resting");
      const woken = resting ? change(chat, resting.id, { state: "failed", content: text }) : chat;
      return { ...woken, restsUntil: null };
    }
    case "retried":
      return isBusy(chat) ? chat : change(chat, event.id, { state: "waiting", content: "" });
    case "added": {
      const id = chat.lastId + 1;
      const added = messageOf(id, "assistant", event.text);
      return { ...chat, messages: [...chat.messages, added], lastId: id };
    }
    case "undone":
      return change(chat, event.id, { isUndone: true });
    case "pressed": {
      const { pressed } = chat.messages.find(({ id }) => id === event.id) ?? {};
      return change(chat, event.id, { pressed: { ...pressed, [event.label]: event.press } });
    }
    case "cleared":
      return emptyChat;
    default:
      return assertNever(event);
  }
}

export function isWaiting({ messages }: Chat): boolean {
  return messages.some(({ state }) => state === "waiting");
}

/** Whether nothing can be asked now. */
export function isBusy(chat: Chat): boolean {
  return chat.restsUntil !== null || isWaiting(chat);
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

function change(chat: Chat, id: number, changes: Partial<Message>): Chat {
  return {
    ...chat,
    messages: chat.messages.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  };
}
