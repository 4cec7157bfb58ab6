import { type RefObject, useEffect, useState } from "react";

/**
 * How many slides fit on each side of the middle one, at least half visible. Slides cut off further
 * must not be focusable.
 */
export function useFittingSlides(slides: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Infinity);

  useEffect(() => {
    const list = slides.current;
    if (!list) return undefined;
    const measure = () => {
      const slide = list.firstElementChild;
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const step = slide instanceof HTMLElement ? slide.offsetWidth + gap : 0;
      if (step > 0) setFitting(Math.floor(list.clientWidth / 2 / step));
    };
    const resize = new ResizeObserver(measure);
    resize.observe(list);
    return () => resize.disconnect();
  }, [slides]);

  return fitting;
}
