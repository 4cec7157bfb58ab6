import { useEffect } from "react";
import {
  askLeo,
  dismissLeo,
  forgetLeoReturn,
  leoTab,
  peekLeoReturn,
} from "#platform/leo/ask-leo.ts";

/** Opens and closes Leo with Ctrl+K, or Command+K. */
export function useLeoKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isHis = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isHis || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (leoTab.get() === null) askLeo();
      else dismissLeo();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

/** Reopens Leo when the viewer returns from a page that Leo opened. */
export function useLeoReturn(path: string): void {
  useEffect(() => {
    if (peekLeoReturn() !== path + location.search) return;
    forgetLeoReturn();
    askLeo();
  }, [path]);
}
