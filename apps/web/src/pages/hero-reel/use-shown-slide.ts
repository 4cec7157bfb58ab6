import { type RefObject, useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Visible share from which a slide counts as shown. */
const shownShare = 0.6;

/** The slide that is on screen or being scrolled to, and whether the tab is visible. */
export function useShownSlide(list: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isTabVisible, setTabVisible] = useState(true);
  /** Scrolling programmatically: slides on the way don't count as shown. */
  const isScrolling = useRef(false);

  useEffect(() => {
    const box = list.current;
    // Reads the current position: observer entries may predate the last turn.
    const updateIndex = () => {
      const { scrollTop = 0, clientHeight = 1 } = box ?? {};
      setIndex(Math.round(scrollTop / clientHeight));
    };
    const handleIntersection = () => {
      if (!isScrolling.current) updateIndex();
    };
    const observer = new IntersectionObserver(handleIntersection, { threshold: shownShare });
    for (const slide of box?.children ?? []) observer.observe(slide);
    // The viewer may have scrolled elsewhere meanwhile.
    const handleScrollEnd = () => {
      isScrolling.current = false;
      updateIndex();
    };
    box?.addEventListener("scrollend", handleScrollEnd);
    const updateVisibility = () => setTabVisible(!document.hidden);
    document.addEventListener("visibilitychange", updateVisibility);
    return () => {
      observer.disconnect();
      box?.removeEventListener("scrollend", handleScrollEnd);
      document.removeEventListener("visibilitychange", updateVisibility);
    };
  }, [list]);

  const show = (target: number) => {
    const slide = list.current?.children[target];
    if (!(slide instanceof HTMLElement)) return;
    isScrolling.current = true;
    setIndex(target);
    const behavior = isMotionAllowed() ? "smooth" : "auto";
    list.current?.scrollTo({ top: slide.offsetTop, behavior });
  };
  return { index, isTabVisible, show };
}
