import { type PointerEvent, useEffect, useReducer, useRef } from "react";
import { playHaptic } from "#platform/device/haptics.ts";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { nextCarousel, openCarousel, shortestTurn, waitBeforeTurn, wrapIndex } from "./state.ts";
import { type Point, readSwipe } from "./swipe.ts";
import { useInView } from "./use-in-view.ts";

type Options = {
  /** Number of slides. */
  count: number;
  /** Time per slide; a function is called at every turn and must be referentially stable. */
  everyMs: number | (() => number);
  /** Pause after a manual step; none by default. */
  resumeAfterMs?: number;
  /** Overrides the own play state, for several carousels with one button. */
  isPlaying?: boolean;
  /** Initial index. */
  index?: number;
};

/**
 * Cycles through `count` slides. Holds while hovered, focused, scrolled out of view or in a hidden
 * tab, pauses after a manual step, and starts paused with reduced motion or data saving. Spread
 * `area` on the element that it fills, with `ref={area.ref}`.
 */
export function useCarousel<Area extends HTMLElement>(options: Options) {
  const { count, everyMs, resumeAfterMs = 0 } = options;
  const [state, dispatch] = useReducer(nextCarousel, options.index, (start) =>
    openCarousel(canAutoplay(), start),
  );
  const { isPlaying = state.isPlaying } = options;
  const ref = useRef<Area>(null);
  const finger = useRef<Point>(null);
  const index = wrapIndex(state.turn, count);
  useInView(ref, (isSeen) => dispatch({ type: isSeen ? "released" : "held", hold: "unseen" }));
  useEffect(() => {
    const shownMs = typeof everyMs === "number" ? everyMs : everyMs();
    const wait = count > 1 ? waitBeforeTurn({ ...state, isPlaying }, shownMs, Date.now()) : null;
    if (wait === null) return undefined;
    const timer = setTimeout(() => dispatch({ type: "elapsed" }), wait);
    return () => clearTimeout(timer);
  }, [state, count, everyMs, isPlaying]);

  const step = (by: number) =>
    dispatch({ type: "stepped", by, restsUntil: Date.now() + resumeAfterMs });
  const hold = (by: "pointer" | "focus") => () => dispatch({ type: "held", hold: by });
  const release = (by: "pointer" | "focus") => () => dispatch({ type: "released", hold: by });

  return {
    index,
    /** Unwrapped, so that another list can stay in step: it shows `wrapIndex(turn, its length)`. */
    turn: state.turn,
    isPlaying,
    step,
    choose: (target: number) => step(shortestTurn(index, target, count)),
    toggle: () => dispatch({ type: "toggled" }),
    area: {
      ref,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") hold("pointer")();
      },
      onPointerLeave: release("pointer"),
      onFocus: ({ target }: { target: Element }) => {
        if (!target.matches(":focus-visible")) return;
        hold("focus")();
        // Focusing a side slide turns to it.
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
