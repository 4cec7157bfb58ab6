import { type RefObject, useEffect } from "react";
import { hasMotion } from "#platform/device/has-motion.ts";

/** Brings the end of what was said into sight whenever something is. */
export function useLastInSight(
  end: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
): void {
  useEffect(() => {
    if (lines.length === 0) return;
    const behavior = hasMotion() ? "smooth" : "instant";
    end.current?.scrollIntoView({ block: "end", behavior });
  }, [end, lines]);
}
