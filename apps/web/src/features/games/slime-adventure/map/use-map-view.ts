import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { placeOnMap, worldCount, worldOf } from "./trail.ts";

/** Shares of a world from its left edge to its middle. */
const middle = 0.5;

/**
 * What a map that scrolls sideways shows. It begins with a level in the middle.
 * @returns the world in the middle, and ways to bring a level or a world there
 */
export function useMapView(scroller: RefObject<HTMLElement | null>, first: number) {
  const [shown, setShown] = useState(worldOf(first));

  const showAt = useCallback(
    (x: number, behavior: ScrollBehavior) => {
      const { current } = scroller;
      if (!current) return;
      const panel = current.scrollWidth / worldCount;
      current.scrollTo({ left: x * panel - current.clientWidth / 2, behavior });
    },
    [scroller],
  );
  useLayoutEffect(() => showAt(placeOnMap(first).x, "instant"), [showAt, first]);

  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = current;
      const world = Math.floor(((scrollLeft + clientWidth / 2) / scrollWidth) * worldCount) + 1;
      setShown(Math.min(worldCount, Math.max(1, world)));
    };
    // A mouse's wheel turns up and down; the map goes sideways.
    const turn = (event: WheelEvent) => {
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      const before = current.scrollLeft;
      current.scrollLeft += event.deltaY;
      if (current.scrollLeft !== before) event.preventDefault();
    };
    current.addEventListener("scroll", look, { passive: true });
    current.addEventListener("wheel", turn, { passive: false });
    return () => {
      current.removeEventListener("scroll", look);
      current.removeEventListener("wheel", turn);
    };
  }, [scroller]);

  const behavior = isMotionAllowed() ? "smooth" : "instant";
  return {
    shown,
    showLevel: (level: number) => showAt(placeOnMap(level).x, behavior),
    showWorld: (world: number) => showAt(world - 1 + middle, behavior),
  };
}
