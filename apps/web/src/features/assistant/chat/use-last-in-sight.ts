import { type RefObject, useEffect } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Brings the end of what was said into sight whenever something is. */
export function useLastInSight(
  end: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
): void {
  useEffect(() => {
    if (lines.length === 0) return;
    const behavior = isMotionAllowed() ? "smooth" : "instant";
    end.current?.scrollIntoView({ block: "end", behavior });
  }, [end, lines]);
}
