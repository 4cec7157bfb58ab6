import { type RefObject, useEffect, useRef } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { useExclusivePlay } from "./use-exclusive-play.ts";

/** Whoever turns on at once has not come to look. */
const settledMs = 350;

/** Plays a title on a stage, silent. Returns the function that ends it. */
export type Play = (stage: Element, titleId: string) => () => void;

/**
 * Plays a title on the stage that it answers with while its screen is the one that may play, for
 * whoever asked neither for less motion nor for less data. Null plays nothing.
 */
export function useAutoplay(area: RefObject<Element | null>, titleId: string | null, play: Play) {
  const stage = useRef<HTMLDivElement>(null);
  const isLit = useExclusivePlay(area);

  useEffect(() => {
    if (titleId === null || !isLit || !canAutoplay()) return undefined;
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (stage.current) leave = play(stage.current, titleId);
    }, settledMs);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [titleId, isLit, play]);

  return stage;
}
