import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { openStore } from "#platform/store.ts";

/** The film on the screen of the watch page, what plays it, and the way to the next one. */
export type CurrentFilm = {
  player: Player;
  grant: Playback;
  onNext: (() => void) | null;
};

/** Null on other pages. */
export const currentFilm = openStore<CurrentFilm | null>(null);
