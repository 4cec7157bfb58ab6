import { type RefObject, useEffect } from "react";

/** How much of the log a page key scrolls. */
const pageShare = 0.8;

/** The page keys scroll the conversation, also while the text field has the focus. */
export function usePageKeys(
  tab: RefObject<HTMLElement | null>,
  log: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const direction = key === "PageUp" ? -1 : key === "PageDown" ? 1 : 0;
      const box = log.current;
      if (box && direction !== 0) box.scrollBy({ top: direction * box.clientHeight * pageShare });
    };
    const area = tab.current;
    area?.addEventListener("keydown", turn);
    return () => area?.removeEventListener("keydown", turn);
  }, [tab, log]);
}
