import { type RefObject, useEffect } from "react";
import { useInView } from "#ui/carousel/use-in-view.ts";
import type { HeroReel } from "./hero-reel.ts";
import { type HeroState, waitBeforeTurn } from "./state.ts";

/** Rotates the hero, except while it is out of view or its tab is hidden. */
export function useHeroRotation(
  hero: RefObject<Element | null>,
  reel: HeroReel,
  state: HeroState,
): void {
  useInView(hero, (isSeen) => reel.tell({ type: isSeen ? "released" : "held", hold: "unseen" }));

  useEffect(() => {
    const wait = waitBeforeTurn(state);
    if (wait === null) return undefined;
    const timer = setTimeout(() => reel.tell({ type: "elapsed" }), wait);
    return () => clearTimeout(timer);
  }, [reel, state]);
}
