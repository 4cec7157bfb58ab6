import { type RefObject, useEffect } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Scrolls to the last message whenever one is added. */
export function useScrollToLast(
  end: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
): void {
  useEffect(() => {
    if (messages.length === 0) return;
    const behavior = isMotionAllowed() ? "smooth" : "instant";
    end.current?.scrollIntoView({ block: "end", behavior });
  }, [end, messages]);
}
