import { type RefObject, useEffect } from "react";
import type { Ship } from "#features/spaceship/scene/open-ship.ts";

/** Narrower rooms, in CSS pixels, have a thinner frame. */
const narrowWidth = 700;

/** Fits the window between the page's header and the control panel, whenever either changes. */
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
      ship.fit(frame);
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    if (panel) sizes.observe(panel);
    fit();
    return () => sizes.disconnect();
  }, [room, ship]);
}
