import { type RefObject, useEffect, useRef } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { useExclusivePlay } from "./use-exclusive-play.ts";

/** Skips elements that are scrolled past. */
const settledMs = 350;

/** Plays a title muted in an element. Returns the stop function. */
export type Play = (stage: Element, titleId: string) => () => void;

/**
 * Plays a title in the returned element while its area is the active one, unless reduced motion or
 * data saving is on. Null plays nothing.
 */
export function useAutoplay(area: RefObject<Element | null>, titleId: string | null, play: Play) {
  const stage = useRef<HTMLDivElement>(null);
  const isActive = useExclusivePlay(area);

  useEffect(() => {
    if (titleId === null || !isActive || !canAutoplay()) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (stage.current) stop = play(stage.current, titleId);
    }, settledMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [titleId, isActive, play]);

  return stage;
}
