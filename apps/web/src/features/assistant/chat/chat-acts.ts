import type { Action } from "@goldmane/contracts/assistant/actions";
import type { Line } from "./state.ts";

/** What can be done about an answer. */
export type ChatActs = {
  say: (message: string) => void;
  retry: (lineId: number) => void;
  undo: (line: Line) => void;
  play: (titleId: string, title: string) => void;
  ask: (action: Extract<Action, { type: "offerAsk" }>) => void;
};

/**
 * Whether something that an answer did can be taken back beside it. A place outside is stopped by the
 * bar that says it opens, and when it has opened nothing can be taken back.
 */
export function canUndo({ reply, isUndone }: Line): boolean {
  if (!reply || isUndone) return false;
  return reply.actions.some(
    (action) => action.type !== "openService" && "undo" in action && action.undo !== undefined,
  );
}
