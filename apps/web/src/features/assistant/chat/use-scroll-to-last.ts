import { type RefObject, useEffect, useRef } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Space above the last answer, if it is longer than the log. */
const headroom = 12;

/** Scrolls to the last message whenever one is added, and keeps it in view when the log shrinks. */
export function useScrollToLast(
  log: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
): void {
  const isOpen = useRef(false);
  useEffect(() => {
    const box = log.current;
    const last = box?.lastElementChild;
    if (!box || !last || messages.length === 0) return;
    const from = last.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const end = box.scrollHeight - box.clientHeight;
    const top = Math.min(end, box.scrollTop + from - headroom);
    // A conversation that is opened again begins at its end.
    const isSmooth = isOpen.current && isMotionAllowed();
    isOpen.current = true;
    box.scrollTo({ top, behavior: isSmooth ? "smooth" : "instant" });
  }, [log, messages]);

  useEffect(() => {
    const box = log.current;
    if (!box) return undefined;
    let height = box.clientHeight;
    // An on-screen keyboard takes space at the bottom.
    const observer = new ResizeObserver(() => {
      if (box.clientHeight < height) box.scrollBy({ top: height - box.clientHeight });
      height = box.clientHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [log]);
}
