import { chatKept } from "@goldmane/contracts/parties/limits";
import type { ChatMessage } from "@goldmane/contracts/parties/schema";

export type Messages = readonly ChatMessage[];

/** Adds a message, or replaces the one with its id, for example when it was retracted. */
export function addMessage(lines: Messages, line: ChatMessage): Messages {
  const at = lines.findIndex(({ id }) => id === line.id);
  return at < 0 ? [...lines, line].slice(-chatKept) : lines.with(at, line);
}
