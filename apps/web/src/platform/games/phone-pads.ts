import type { ScreenState } from "@goldmane/contracts/companion/schema";
import { openStore } from "#platform/store.ts";

/** The game of this tab, as its phones need to know it. Null without a game that phones can play. */
export const currentGame = openStore<ScreenState["game"]>(null);

/** The phones that can play, by the ids of their remotes, in the order in which they came. */
export const padPhones = openStore<readonly string[]>([]);

/** The buttons that each phone holds, by the id of its remote. */
export const heldPads = openStore<ReadonlyMap<string, number>>(new Map());

/** Records what a phone holds; 0 for nothing. */
export function holdPhonePad(remoteId: string, buttons: number): void {
  const pads = new Map(heldPads.get());
  if (buttons === 0) pads.delete(remoteId);
  else pads.set(remoteId, buttons);
  heldPads.set(pads);
}

/** What the phones of a player hold: alone, any phone plays; together, each player has one. */
export function readPhonePads(player: number, players: number): number {
  const held = heldPads.get();
  if (held.size === 0) return 0;
  if (players > 1) return held.get(padPhones.get()[player] ?? "") ?? 0;
  let all = 0;
  for (const buttons of held.values()) all |= buttons;
  return all;
}

/** Shows a game's pad on the phones of this tab; null ends it. */
export function showGameOnPhones(game: { buttons: 1 | 2; players: number } | null): void {
  currentGame.set(
    game && {
      buttons: game.buttons,
      players: padPhones.get().flatMap((remoteId, at) => {
        const player = game.players > 1 ? at + 1 : 1;
        return player <= game.players ? [{ remoteId, player }] : [];
      }),
    },
  );
}
