import { type RefObject, useEffect, useState } from "react";

const idleAfterMs = 2800;

/**
 * Whether mouse and keyboard have been idle for a while. Touches don't count as activity; gestures
 * handle them.
 */
export function useIdle(frame: RefObject<HTMLElement | null>): {
  isIdle: boolean;
  setIdle: (isIdle: boolean) => void;
} {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = (event?: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfterMs);
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (!isTouch) setIdle(false);
    };
    const rest = () => setIdle(true);
    const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
    for (const type of events) root.addEventListener(type, wake);
    document.addEventListener("keydown", wake);
    root.addEventListener("mouseleave", rest);
    wake();
    return () => {
      clearTimeout(timer);
      for (const type of events) root.removeEventListener(type, wake);
      document.removeEventListener("keydown", wake);
      root.removeEventListener("mouseleave", rest);
    };
  }, [frame]);

  return { isIdle, setIdle };
}
