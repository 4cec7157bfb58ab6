import type { ScreenState } from "@goldmane/contracts/companion/schema";
import { openStore } from "#platform/store.ts";

/** The game of this tab, as its phones need to know it. Null without a game that phones can play. */
export const currentGame = openStore<ScreenState["game"]>(null);

/** The buttons that each phone holds, by the id of its remote. */
export const heldPads = openStore<ReadonlyMap<string, number>>(new Map());

/** Records what a phone holds; 0 for nothing. */
export function holdPhonePad(remoteId: string, buttons: number): void {
  const pads = new Map(heldPads.get());
  if (buttons === 0) pads.delete(remoteId);
  else pads.set(remoteId, buttons);
  heldPads.set(pads);
}
