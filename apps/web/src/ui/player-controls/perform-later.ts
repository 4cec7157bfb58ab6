import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import type { ActionContext, ActionFeedback, performAction } from "./perform-action.ts";

type Request = {
  player: Player;
  action: KeyAction;
  around: ActionContext;
  onFeedback: (feedback: ActionFeedback) => void;
};

let perform: typeof performAction | null = null;

/**
 * Calls `performAction` without delaying the first frame for its script: actions requested before
 * it has loaded run once it has.
 */
export function performLater(request: Request): void {
  // Synchronous, since browsers allow fullscreen and sound only within a user gesture.
  if (perform) run(perform, request);
  // A failed load is retried with the next action.
  else
    loadPerformAction()
      .then((performer) => run(performer, request))
      .catch(() => undefined);
}

/** Loads in parallel with the picture. */
export async function loadPerformAction(): Promise<typeof performAction> {
  ({ performAction: perform } = await import("./perform-action.ts"));
  return perform;
}

function run(
  performer: typeof performAction,
  { player, action, around, onFeedback }: Request,
): void {
  onFeedback(performer(player, action, around));
}
