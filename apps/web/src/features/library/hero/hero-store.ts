import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { openStore, type Store } from "#platform/store.ts";
import { type HeroEvent, type HeroState, nextHero, openHero } from "./state.ts";

/** The state of the home page's hero, and `dispatch` for its events. */
export type HeroStore = Store<HeroState> & { dispatch: (event: HeroEvent) => void };

export function openHeroStore(startSlide: number): HeroStore {
  const store = openStore(openHero(startSlide, { isPlaying: canAutoplay() }));
  return { ...store, dispatch: (event) => store.set(nextHero(store.get(), event)) };
}
