import { type RefObject, useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** The share of a slide on the screen by which it is the one that is shown. */
const shownShare = 0.6;

/** Which slide of a scrolled list is on the screen, or is on its way there, and whether anybody can see it. */
export function useShownSlide(list: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isSeen, setSeen] = useState(true);
  /** The list was sent to a place: slides that it only passes are not shown. */
  const isSent = useRef(false);

  useEffect(() => {
    const box = list.current;
    // It is asked where it stands now: what an observer tells may be from before the last turn.
    const stand = () => {
      const { scrollTop = 0, clientHeight = 1 } = box ?? {};
      setIndex(Math.round(scrollTop / clientHeight));
    };
    const pass = () => {
      if (!isSent.current) stand();
    };
    const observer = new IntersectionObserver(pass, { threshold: shownShare });
    for (const slide of box?.children ?? []) observer.observe(slide);
    // A hand may have led it elsewhere on the way.
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
