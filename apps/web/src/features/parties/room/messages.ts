import { chatKept } from "@goldmane/contracts/parties/limits";
import type { ChatMessage } from "@goldmane/contracts/parties/schema";

export type Messages = readonly ChatMessage[];

/** Adds a message, or replaces the one with its id, for example when it was retracted. */
export function addMessage(messages: Messages, message: ChatMessage): Messages {
  const at = messages.findIndex(({ id }) => id === message.id);
  return at < 0 ? [...messages, message].slice(-chatKept) : messages.with(at, message);
}
