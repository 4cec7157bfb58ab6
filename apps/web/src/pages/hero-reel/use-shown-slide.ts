import { type RefObject, useEffect, useRef, useState } from "react";
import { hasMotion } from "#platform/device/has-motion.ts";

/** The share of a slide on the screen by which it is the one that is shown. */
const shownShare = 0.6;

/** Which slide of a scrolled list is on the screen, or is on its way there, and whether anybody can see it. */
export function useShownSlide(list: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isSeen, setSeen] = useState(true);
  /** What the list was sent to: slides that it only passes are not shown. */
  const aim = useRef<Element | null>(null);

  useEffect(() => {
    const box = list.current;
    const slides = [...(box?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (shown && (aim.current ?? shown) === shown) setIndex(slides.indexOf(shown));
      },
      { threshold: shownShare },
    );
    for (const slide of slides) observer.observe(slide);
    // A hand may have led it elsewhere on the way.
    const arrive = () => {
      aim.current = null;
      const { scrollTop = 0, clientHeight = 1 } = box ?? {};
      setIndex(Math.round(scrollTop / clientHeight));
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

  const show = (place: number) => {
    const slide = list.current?.children[place];
    if (!(slide instanceof HTMLElement)) return;
    aim.current = slide;
    setIndex(place);
    const behavior = hasMotion() ? "smooth" : "auto";
    list.current?.scrollTo({ top: slide.offsetTop, behavior });
  };
  return { index, isSeen, show };
}
