import { type PointerEvent, useEffect, useReducer, useRef } from "react";
import { buzz } from "#platform/device/haptics.ts";
import { hasMotion } from "#platform/device/has-motion.ts";
import { nextCarousel, openCarousel, shortestWay, waitBeforeTurn, wrapIndex } from "./state.ts";
import { type Point, readSwipe } from "./swipe.ts";
import { useSight } from "./use-sight.ts";

type Options = {
  /** How many it shows in turn. */
  count: number;
  /** How long each is shown. */
  everyMs: number;
  /** How long it rests after a step by hand before it goes on; as long as one is shown if left out. */
  resumeAfterMs?: number;
  /** Where it begins. */
  index?: number;
};

/**
 * Shows one of `count` after the other and wraps. It waits while it is pointed at, focused, scrolled
 * out of sight or under another tab, rests after a step by hand, and stands still from the start for
 * whoever asked for less motion. Spread `area` on the element that it fills, with `ref={area.ref}`.
 */
export function useCarousel<Area extends HTMLElement>(options: Options) {
  const { count, everyMs, resumeAfterMs = everyMs } = options;
  const [state, tell] = useReducer(nextCarousel, options.index, (start) =>
    openCarousel(hasMotion(), start),
  );
  const ref = useRef<Area>(null);
  const finger = useRef<Point>(null);
  const index = wrapIndex(state.turn, count);
  useSight(ref, (isSeen) => tell({ type: isSeen ? "released" : "held", hold: "unseen" }));
  useEffect(() => {
    const wait = count > 1 ? waitBeforeTurn(state, everyMs, Date.now()) : null;
    if (wait === null) return undefined;
    const timer = setTimeout(() => tell({ type: "elapsed" }), wait);
    return () => clearTimeout(timer);
  }, [state, count, everyMs]);

  const step = (by: number) =>
    tell({ type: "stepped", by, restsUntil: Date.now() + resumeAfterMs });
  const hold = (by: "pointer" | "focus") => () => tell({ type: "held", hold: by });
  const release = (by: "pointer" | "focus") => () => tell({ type: "released", hold: by });

  return {
    index,
    /** Unwrapped, so that another list may keep step: it shows `wrapIndex(turn, its length)`. */
    turn: state.turn,
    isPlaying: state.isPlaying,
    step,
    choose: (place: number) => step(shortestWay(index, place, count)),
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
        buzz("tick");
        step(swipe);
      },
      onPointerCancel: () => {
        finger.current = null;
      },
    },
  };
}
