import { type RefObject, useEffect, useState } from "react";
import { hasMotion } from "#platform/device/has-motion.ts";

/** The share of a slide on the screen by which it is the one that is shown. */
const shownShare = 0.6;

/** Which slide of a scrolled list is on the screen, and whether anybody can see it. */
export function useShownSlide(list: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isSeen, setSeen] = useState(true);

  useEffect(() => {
    const slides = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setIndex(slides.indexOf(shown.target));
      },
      { threshold: shownShare },
    );
    for (const slide of slides) observer.observe(slide);
    const look = () => setSeen(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [list]);

  const show = (place: number) => {
    const slide = list.current?.children[place];
    if (!(slide instanceof HTMLElement)) return;
    const behavior = hasMotion() ? "smooth" : "auto";
    list.current?.scrollTo({ top: slide.offsetTop, behavior });
  };
  return { index, isSeen, show };
}
