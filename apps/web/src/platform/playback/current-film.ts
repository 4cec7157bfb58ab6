import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { openStore } from "#platform/store.ts";

/** The film that plays on the watch page, its player, and how to start the next one. */
export type CurrentFilm = {
  player: Player;
  playback: Playback;
  onNext: (() => void) | null;
};

/** Null on other pages. */
export const currentFilm = openStore<CurrentFilm | null>(null);
