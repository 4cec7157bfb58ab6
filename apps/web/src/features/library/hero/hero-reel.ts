import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { openStore, type Store } from "#platform/store.ts";
import { type HeroEvent, type HeroState, nextHero, openHero } from "./state.ts";

/** The hero's state, for parts of the page that follow it. */
export type HeroReel = Store<HeroState> & { tell: (event: HeroEvent) => void };

export function openHeroReel(turn: number): HeroReel {
  const store = openStore(openHero(turn, { isPlaying: canAutoplay() }));
  return { ...store, tell: (event) => store.set(nextHero(store.get(), event)) };
}
