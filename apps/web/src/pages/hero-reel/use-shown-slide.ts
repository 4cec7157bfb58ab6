import { type RefObject, useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Visible share from which a slide counts as shown. */
const shownShare = 0.6;

/** The slide that is on screen or being scrolled to, and whether the tab is visible. */
export function useShownSlide(list: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isSeen, setSeen] = useState(true);
  /** Scrolling programmatically: slides on the way don't count as shown. */
  const isSent = useRef(false);

  useEffect(() => {
    const box = list.current;
    // Reads the current position: observer entries may predate the last turn.
    const stand = () => {
      const { scrollTop = 0, clientHeight = 1 } = box ?? {};
      setIndex(Math.round(scrollTop / clientHeight));
    };
    const pass = () => {
      if (!isSent.current) stand();
    };
    const observer = new IntersectionObserver(pass, { threshold: shownShare });
    for (const slide of box?.children ?? []) observer.observe(slide);
    // The viewer may have scrolled elsewhere meanwhile.
    const arrive = () => {
      isSent.current = false;
      stand();
    };
    box?.addEventListener("scrollend", arrive);
    const look = () => setSeen(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      box?.removeEventListener("scrollend", arrive);
      document.removeEventListener("visibilitychange", look);
    };
  }, [list]);

  const show = (target: number) => {
    const slide = list.current?.children[target];
    if (!(slide instanceof HTMLElement)) return;
    isSent.current = true;
    setIndex(target);
    const behavior = isMotionAllowed() ? "smooth" : "auto";
    list.current?.scrollTo({ top: slide.offsetTop, behavior });
  };
  return { index, isSeen, show };
}
