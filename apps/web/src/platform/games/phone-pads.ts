import type { ScreenState } from "@goldmane/contracts/companion/schema";
import { openStore } from "#platform/store.ts";

/** The game of this tab, as its phones need to know it. Null without a game that phones can play. */
export const currentGame = openStore<ScreenState["game"]>(null);

/** The phones that can play, by the ids of their remotes, in the order in which they came. */
export const padPhones = openStore<readonly string[]>([]);

/** The buttons that each phone holds, by the id of its remote. */
export const heldPads = openStore<ReadonlyMap<string, number>>(new Map());

/** The index of the player whose turn it is; null unless players take turns. */
const currentTurn = openStore<number | null>(null);

/** Records what a phone holds; 0 for nothing. */
export function holdPhonePad(remoteId: string, buttons: number): void {
  const pads = new Map(heldPads.get());
  if (buttons === 0) pads.delete(remoteId);
  else pads.set(remoteId, buttons);
  heldPads.set(pads);
}

/**
 * What the phones of a player hold: alone, any phone plays; together, each player has one; and where
 * players take turns, only the phone of the player whose turn it is.
 */
export function readPhonePads(player: number, players: number): number {
  const held = heldPads.get();
  if (held.size === 0) return 0;
  const turn = currentTurn.get();
  if (turn !== null) return held.get(phoneOfTurn(turn) ?? "") ?? 0;
  if (players > 1) return held.get(padPhones.get()[player] ?? "") ?? 0;
  let all = 0;
  for (const buttons of held.values()) all |= buttons;
  return all;
}

/** Shows a game's pad on the phones of this tab; null ends it. */
export function showGameOnPhones(
  game: { buttons: 1 | 2; players: number; turn: number | null } | null,
): void {
  currentTurn.set(game?.turn ?? null);
  currentGame.set(game && { buttons: game.buttons, players: listPlayers(game) });
}

function listPlayers({ players, turn }: { players: number; turn: number | null }) {
  const phones = padPhones.get();
  if (turn !== null) {
    const remoteId = phoneOfTurn(turn);
    return remoteId === undefined ? [] : [{ remoteId, player: turn + 1 }];
  }
  return phones.flatMap((remoteId, at) => {
    const player = players > 1 ? at + 1 : 1;
    return player <= players ? [{ remoteId, player }] : [];
  });
}

/** Players without a phone of their own share the others' in order, as they would pass them on. */
function phoneOfTurn(turn: number): string | undefined {
  const phones = padPhones.get();
  return phones[turn % phones.length];
}
