import { type RefObject, useEffect } from "react";
import type { Ship } from "#features/spaceship/scene/open-ship.ts";

/** Narrower rooms, in CSS pixels, have a thinner frame. */
const narrowWidth = 700;

/**
 * Fits the window between the page's header and the control panel, whenever either changes. What is
 * marked `data-over` lies over it.
 */
export function useWindowFrame(room: RefObject<HTMLElement | null>, ship: Ship | null): void {
  useEffect(() => {
    const { current: element } = room;
    if (!element || !ship) return;
    const panel = element.querySelector<HTMLElement>("[data-panel]");
    const fit = () => {
      const isNarrow = element.clientWidth < narrowWidth;
      const header = document.querySelector("header[data-bar]")?.clientHeight ?? 0;
      const frame = {
        top: header + (isNarrow ? 2 : 6),
        bottom: (panel?.offsetHeight ?? 0) + 6,
        side: isNarrow ? 10 : 30,
        corner: isNarrow ? 44 : 110,
      };
      for (const [name, pixels] of Object.entries(frame))
        element.style.setProperty(`--frame-${name}`, `${pixels}px`);
      const { left, top } = element.getBoundingClientRect();
      const over = [...element.querySelectorAll("[data-over]")].map((one) => {
        const box = one.getBoundingClientRect();
        return {
          left: box.left - left,
          top: box.top - top,
          right: box.right - left,
          bottom: box.bottom - top,
        };
      });
      ship.fit(
        frame,
        over.filter((box) => box.right > box.left),
      );
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    if (panel) sizes.observe(panel);
    fit();
    return () => sizes.disconnect();
  }, [room, ship]);
}
