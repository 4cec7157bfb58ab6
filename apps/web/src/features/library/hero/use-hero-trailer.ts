import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import type { HeroStore } from "./hero-store.ts";
import { Trailer } from "./trailer.ts";
import { watchRegard } from "./watch-regard.ts";

type Parts = {
  hero: RefObject<Element | null>;
  titleId: string | null;
  hasSound: boolean;
  heroStore: HeroStore;
};

/** Plays the trailer of the shown film once, while the viewer is idle. */
export function useHeroTrailer({ hero, titleId, hasSound, heroStore }: Parts) {
  const stage = useRef<HTMLDivElement>(null);
  const trailer = useRef<Trailer | null>(null);
  const isSettled = useRef(false);
  /** The current or last film with a trailer. */
  const begun = useRef<string | null>(null);

  const leave = useEffectEvent(() => {
    if (!trailer.current) return;
    trailer.current.leave();
    trailer.current = null;
    begun.current = null;
    heroStore.dispatch({ type: "trailer", is: "none" });
  });
  const begin = useEffectEvent((wantedId: string | null) => {
    if (!stage.current || trailer.current || !isSettled.current) return;
    if (wantedId === null || wantedId === begun.current) return;
    begun.current = wantedId;
    heroStore.dispatch({ type: "trailer", is: "coming" });
    trailer.current = new Trailer(stage.current, wantedId, {
      shown: () => heroStore.dispatch({ type: "trailer", is: "showing" }),
      over: () => {
        trailer.current = null;
        heroStore.dispatch({ type: "trailer", is: "over" });
      },
    });
    trailer.current.setSound(hasSound);
  });
  const settle = useEffectEvent(() => begin(titleId));

  useEffect(() => {
    if (!hero.current || !canAutoplay()) return undefined;
    const forget = watchRegard(hero.current, (regard) => {
      isSettled.current = regard === "settled";
      if (regard === "settled") settle();
      else if (regard === "elsewhere" || trailer.current?.isWhole === false) leave();
    });
    return () => {
      isSettled.current = false;
      forget();
    };
  }, [hero]);

  useEffect(() => {
    begin(titleId);
    return () => {
      leave();
      begun.current = null;
    };
  }, [titleId]);

  useEffect(() => trailer.current?.setSound(hasSound), [hasSound]);

  return stage;
}
