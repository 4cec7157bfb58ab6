import { type RefObject, useEffect } from "react";

/** A smaller difference is a browser's toolbar. */
const keyboardAtLeast = 120;

/**
 * Fits Leo's sheet into what an on-screen keyboard leaves free: `--leo-height`, and `data-typing`
 * while the keyboard is open.
 */
export function useVisibleHeight(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const fit = () => {
      const { style, dataset } = sheet.current ?? {};
      if (!style || !dataset) return;
      // A zoomed page shows less as well.
      const isTyping = view.scale === 1 && innerHeight - view.height >= keyboardAtLeast;
      if (isTyping) {
        dataset["typing"] = "";
        style.setProperty("--leo-height", `${view.height}px`);
        style.translate = `0 ${view.offsetTop}px`;
        return;
      }
      delete dataset["typing"];
      style.removeProperty("--leo-height");
      style.translate = "";
    };
    view.addEventListener("resize", fit);
    view.addEventListener("scroll", fit);
    return () => {
      view.removeEventListener("resize", fit);
      view.removeEventListener("scroll", fit);
    };
  }, [sheet]);
}
