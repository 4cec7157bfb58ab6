import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { savesData } from "#platform/device/bandwidth.ts";
import { hasMotion } from "#platform/device/has-motion.ts";
import { watchRegard } from "./watch-regard.ts";
import type { Trailer } from "./trailer.ts";

type Parts = {
  hero: RefObject<Element | null>;
  /** The film in the hero; null where it has no trailer or is to keep still. */
  titleId: string | null;
  onOver: () => void;
};

/** Plays the trailer of the film in the hero, once, while the viewer looks at it and does nothing else. */
export function useHeroTrailer({ hero, titleId, onOver }: Parts) {
  const stage = useRef<HTMLDivElement>(null);
  const trailer = useRef<Trailer | null>(null);
  const [phase, setPhase] = useState<"none" | "coming" | "showing">("none");
  const [hasSound, setSound] = useState(false);
  const tellOver = useEffectEvent(onOver);
  const turnSound = useEffectEvent((playing: Trailer) => playing.setSound(hasSound));

  useEffect(() => {
    if (!hero.current || titleId === null || savesData() || !hasMotion()) return undefined;
    let isDone = false;
    let isSettled = false;
    const leave = () => {
      trailer.current?.leave();
      trailer.current = null;
      setPhase("none");
    };
    const begin = (OfFilm: typeof Trailer) => {
      if (!stage.current || trailer.current || isDone) return;
      const begun = new OfFilm(stage.current, titleId, {
        shown: () => setPhase("showing"),
        over: () => {
          isDone = true;
          leave();
          tellOver();
        },
      });
      turnSound(begun);
      trailer.current = begun;
      setPhase("coming");
    };
    /** The script comes once the viewer has settled; by then they may be elsewhere. */
    const beginSettled = async () => {
      isSettled = true;
      const module = await import("./trailer.ts").catch(() => null);
      if (module && isSettled) begin(module.Trailer);
    };
    const forget = watchRegard(hero.current, (regard) => {
      isSettled = false;
      if (regard === "settled") void beginSettled();
      else if (regard === "elsewhere" || trailer.current?.isWhole === false) leave();
    });
    return () => {
      isSettled = false;
      forget();
      leave();
    };
  }, [hero, titleId]);

  const toggleSound = () => {
    setSound(!hasSound);
    trailer.current?.setSound(!hasSound);
  };
  return { stage, phase, hasSound, toggleSound };
}
