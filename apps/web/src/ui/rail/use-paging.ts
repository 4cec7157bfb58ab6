import { type RefObject, useEffect, useState } from "react";

/** Visible ends of a horizontal scroller; "all" if nothing is hidden. */
export type ScrollPosition = "start" | "middle" | "end" | "all";

/** Tracks a horizontal scroller's position, and scrolls it by a screenful. */
export function usePaging(row: RefObject<HTMLElement | null>) {
  const [scrollPosition, setScrollPosition] = useState<ScrollPosition>("all");

  useEffect(() => {
    const scroller = row.current;
    if (!scroller) return undefined;
    const update = () => setScrollPosition(scrollPositionOf(scroller));
    const resize = new ResizeObserver(update);
    resize.observe(scroller);
    scroller.addEventListener("scroll", update, { passive: true });
    return () => {
      resize.disconnect();
      scroller.removeEventListener("scroll", update);
    };
  }, [row]);

  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.82, behavior: "smooth" });

  return { scrollPosition, turn };
}

function scrollPositionOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollPosition {
  const atStart = scrollLeft <= 4;
  const atEnd = scrollLeft + clientWidth >= scrollWidth - 4;
  if (atStart && atEnd) return "all";
  if (atStart) return "start";
  return atEnd ? "end" : "middle";
}
