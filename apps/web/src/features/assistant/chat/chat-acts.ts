import type { Action } from "@goldmane/contracts/assistant/actions";
import type { Message } from "./state.ts";

/** Actions on an answer. */
export type ChatActs = {
  say: (message: string) => void;
  retry: (messageId: number) => void;
  undo: (message: Message) => void;
  play: (titleId: string, title: string) => void;
  ask: (action: Extract<Action, { type: "offerAsk" }>) => void;
};

/**
 * Whether an answer's action can be undone next to it. An outside link is stopped in its own bar,
 * and can't be undone once opened.
 */
export function canUndo({ reply, isUndone }: Message): boolean {
  if (!reply || isUndone) return false;
  return reply.actions.some(
    (action) => action.type !== "openService" && "undo" in action && action.undo !== undefined,
  );
}
