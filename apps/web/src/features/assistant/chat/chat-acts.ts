import { type ButtonAction, isButtonAction } from "@goldmane/contracts/assistant/actions";
import { say } from "#platform/words/say.ts";
import type { Message } from "./state.ts";

/** Actions on an answer. */
export type ChatActs = {
  say: (message: string) => void;
  retry: (messageId: number) => void;
  undo: (message: Message) => void;
  play: (titleId: string, title: string) => void;
  /** An action that waits for its button. */
  press: (message: Message, button: AnswerButton) => void;
};

/** A button of an answer, known by its label. */
export type AnswerButton = { label: string; action: ButtonAction };

/** The buttons of an answer's actions. */
export function buttonsOf({ reply }: Message): AnswerButton[] {
  const actions = reply?.actions.filter(isButtonAction) ?? [];
  return actions.map((action) => ({
    label: action.type === "offerAsk" ? say`Ask a parent` : action.label,
    action,
  }));
}

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
