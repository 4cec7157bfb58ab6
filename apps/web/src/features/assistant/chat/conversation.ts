import type { ChatReply, ChatRequest } from "@goldmane/contracts/assistant/schema";
import { sendToLeo } from "#features/assistant/queries.ts";
import { ApiError } from "#platform/api.ts";
import { onViewerChange } from "#platform/change-viewer.ts";
import { openStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { answerOffline, loadOfflineAnswers } from "./offline/answer-offline.ts";
import {
  type Chat,
  type ChatEvent,
  emptyChat,
  historyBefore,
  isBusy,
  nextChat,
  questionOf,
} from "./state.ts";

/** The conversation, for the lifetime of the page and the viewer. */
export const conversation = openStore<Chat>(emptyChat);

/** Longer than the server's slowest answer. */
const timeoutMs = 40_000;
/** A longer wait is no countdown. */
const waitAtMostSeconds = 120;

export type Talk = {
  here: ChatRequest["here"];
  /** The answer is going to be read aloud. */
  isAloud: boolean;
  onReply: (reply: ChatReply, messageId: number) => void;
};

export function tellConversation(event: ChatEvent): Chat {
  const next = nextChat(conversation.get(), event);
  conversation.set(next);
  return next;
}

/** Sends a message; false if it is empty, an answer is pending, or Leo rests. */
export function speakToLeo(message: string, talk: Talk, wasSpoken = false): boolean {
  const before = conversation.get();
  const { lastId } = tellConversation({ type: "asked", message, wasSpoken });
  if (lastId === before.lastId) return false;
  loadOfflineAnswers();
  void fetchResponse(lastId, talk);
  return true;
}

export function askAgain(messageId: number, talk: Talk): void {
  if (isBusy(conversation.get())) return;
  tellConversation({ type: "retried", id: messageId });
  void fetchResponse(messageId, talk);
}

/** Counts down until the rate limit allows messages again. */
function rest(id: number, seconds: number): void {
  tellConversation({ type: "rested", id, until: Date.now() + seconds * 1000 });
  setTimeout(() => {
    tellConversation({ type: "recovered", text: say`I’m ready again. Shall I answer that?` });
  }, seconds * 1000);
}

async function fetchResponse(id: number, { here, isAloud, onReply }: Talk): Promise<void> {
  const chat = conversation.get();
  const question = questionOf(chat, id);
  if (!question) return;
  const body = {
    message: question.content,
    conversationHistory: historyBefore(chat, question.id),
    ...(here && { here }),
    ...(isAloud && { isAloud }),
  };
  try {
    const reply = await sendToLeo(body, AbortSignal.timeout(timeoutMs));
    // The viewer may have changed.
    if (!conversation.get().messages.some((message) => message.id === id)) return;
    tellConversation({ type: "answered", id, reply });
    onReply(reply, id);
  } catch (error) {
    const wait = readWait(error);
    if (wait !== null) return rest(id, wait);
    const text = explain(error) ?? (await answerOffline(question.content));
    tellConversation({ type: "failed", id, text });
  }
}

/** The rate limit's wait in seconds; null for anything else, such as the limit of a day. */
function readWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== "TOO_MANY_REQUESTS") return null;
  const { retryAfterSeconds } = error.details;
  const isShort = typeof retryAfterSeconds === "number" && retryAfterSeconds <= waitAtMostSeconds;
  return isShort ? Math.max(1, retryAfterSeconds) : null;
}

/** The message of an error that the person can act on. */
function explain(error: unknown): string | undefined {
  if (error instanceof ApiError && error.displayMessage !== undefined) {
    if (error.code === "TOO_MANY_REQUESTS") return error.displayMessage;
    if (error.code === "NOT_ALLOWED") return say`A parent turned me off for this profile.`;
  }
  return undefined;
}

onViewerChange(() => tellConversation({ type: "cleared" }));
