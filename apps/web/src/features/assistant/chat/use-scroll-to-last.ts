import { type RefObject, useEffect } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Scrolls to the last line whenever one is added. */
export function useScrollToLast(
  end: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
): void {
  useEffect(() => {
    if (lines.length === 0) return;
    const behavior = isMotionAllowed() ? "smooth" : "instant";
    end.current?.scrollIntoView({ block: "end", behavior });
  }, [end, lines]);
}
