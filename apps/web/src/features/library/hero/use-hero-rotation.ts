import { type RefObject, useEffect } from "react";
import { useInView } from "#ui/carousel/use-in-view.ts";
import type { HeroStore } from "./hero-store.ts";
import { type HeroState, msUntilNextSlide } from "./state.ts";

/** Rotates the hero, except while it is out of view or its tab is hidden. */
export function useHeroRotation(
  hero: RefObject<Element | null>,
  heroStore: HeroStore,
  state: HeroState,
): void {
  useInView(hero, (isSeen) =>
    heroStore.dispatch({ type: isSeen ? "released" : "held", hold: "unseen" }),
  );

  useEffect(() => {
    const wait = msUntilNextSlide(state);
    if (wait === null) return undefined;
    const timer = setTimeout(() => heroStore.dispatch({ type: "elapsed" }), wait);
    return () => clearTimeout(timer);
  }, [heroStore, state]);
}
