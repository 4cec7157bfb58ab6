import type { Button } from "@goldmane/games/kernel/input";
import { openStore } from "#platform/store.ts";

/** The touch buttons that light up, as names beside each other: what a hint of the game presses. */
export const suggestedButtons = openStore("");

/** Lights touch buttons up until the next call. */
export function suggestButtons(names: readonly Button[]): void {
  suggestedButtons.set(names.join(" "));
}
