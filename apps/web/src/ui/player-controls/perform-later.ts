import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import type { ActionContext, ActionFeedback, performAction } from "./perform-action.ts";

type Ask = {
  player: Player;
  action: KeyAction;
  around: ActionContext;
  tell: (told: ActionFeedback) => void;
};

let perform: typeof performAction | null = null;

/**
 * Calls `performAction` without delaying the first frame for its script: actions requested before
 * it has loaded run once it has.
 */
export function performLater(ask: Ask): void {
  // Synchronous, since browsers allow fullscreen and sound only within a user gesture.
  if (perform) carryOut(perform, ask);
  // A failed load is retried with the next action.
  else
    fetchFirst()
      .then((performer) => carryOut(performer, ask))
      .catch(() => undefined);
}

/** Loads in parallel with the picture. */
export async function fetchFirst(): Promise<typeof performAction> {
  ({ performAction: perform } = await import("./perform-action.ts"));
  return perform;
}

function carryOut(performer: typeof performAction, { player, action, around, tell }: Ask): void {
  tell(performer(player, action, around));
}
