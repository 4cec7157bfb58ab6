import { type PointerEvent, useEffect, useReducer, useRef } from "react";
import { playHaptic } from "#platform/device/haptics.ts";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { nextCarousel, openCarousel, shortestWay, waitBeforeTurn, wrapIndex } from "./state.ts";
import { type Point, readSwipe } from "./swipe.ts";
import { useInView } from "./use-in-view.ts";

type Options = {
  /** How many it shows in turn. */
  count: number;
  /** How long each is shown; a function is asked at every turn, and is the same at each drawing. */
  everyMs: number | (() => number);
  /** How long it rests after a step by hand before it goes on; no longer than ever if left out. */
  resumeAfterMs?: number;
  /** The viewer's wish where several turn by one button; its own if left out. */
  isPlaying?: boolean;
  /** Where it begins. */
  index?: number;
};

/**
 * Shows one of `count` after the other and wraps. It waits while it is pointed at, focused, scrolled
 * out of view or under another tab, rests after a step by hand, and stands still from the start for
 * whoever asked for less motion or less data. Spread `area` on the element that it fills, with `ref={area.ref}`.
 */
export function useCarousel<Area extends HTMLElement>(options: Options) {
  const { count, everyMs, resumeAfterMs = 0 } = options;
  const [state, tell] = useReducer(nextCarousel, options.index, (start) =>
    openCarousel(canAutoplay(), start),
  );
  const { isPlaying = state.isPlaying } = options;
  const ref = useRef<Area>(null);
  const finger = useRef<Point>(null);
  const index = wrapIndex(state.turn, count);
  useInView(ref, (isSeen) => tell({ type: isSeen ? "released" : "held", hold: "unseen" }));
  useEffect(() => {
    const shownMs = typeof everyMs === "number" ? everyMs : everyMs();
    const wait = count > 1 ? waitBeforeTurn({ ...state, isPlaying }, shownMs, Date.now()) : null;
    if (wait === null) return undefined;
    const timer = setTimeout(() => tell({ type: "elapsed" }), wait);
    return () => clearTimeout(timer);
  }, [state, count, everyMs, isPlaying]);

  const step = (by: number) =>
    tell({ type: "stepped", by, restsUntil: Date.now() + resumeAfterMs });
  const hold = (by: "pointer" | "focus") => () => tell({ type: "held", hold: by });
  const release = (by: "pointer" | "focus") => () => tell({ type: "released", hold: by });

  return {
    index,
    /** Unwrapped, so that another list may keep step: it shows `wrapIndex(turn, its length)`. */
    turn: state.turn,
    isPlaying,
    step,
    choose: (target: number) => step(shortestWay(index, target, count)),
    toggle: () => tell({ type: "toggled" }),
    area: {
      ref,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") hold("pointer")();
      },
      onPointerLeave: release("pointer"),
      onFocus: ({ target }: { target: Element }) => {
        if (!target.matches(":focus-visible")) return;
        hold("focus")();
        // Walking on to a slide aside of the middle one brings it there.
        const slide = target.closest<HTMLElement>("[data-offset]");
        const offset = Number(slide?.dataset["offset"] ?? 0);
        if (offset !== 0) step(offset);
      },
      onBlur: release("focus"),
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        finger.current = pointerType === "touch" ? { x: clientX, y: clientY } : null;
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const swipe = finger.current && readSwipe(finger.current, { x: clientX, y: clientY });
        finger.current = null;
        if (!swipe) return;
        playHaptic("tick");
        step(swipe);
      },
      onPointerCancel: () => {
        finger.current = null;
      },
    },
  };
}
