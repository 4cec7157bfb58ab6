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
 * `performAction` for a picture that must not wait for its script: what is asked for before that has
 * come is done as soon as it is here.
 */
export function performLater(ask: Ask): void {
  // Browsers grant full screen and sound only to what a key or touch does at once.
  if (perform) carryOut(perform, ask);
  // Asked again, it is fetched again.
  else
    fetchFirst()
      .then((performer) => carryOut(performer, ask))
      .catch(() => undefined);
}

/** Beside the picture and not before it. */
export async function fetchFirst(): Promise<typeof performAction> {
  ({ performAction: perform } = await import("./perform-action.ts"));
  return perform;
}

function carryOut(performer: typeof performAction, { player, action, around, tell }: Ask): void {
  tell(performer(player, action, around));
}
