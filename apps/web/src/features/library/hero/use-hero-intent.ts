import { useEffect } from "react";
import { savesData } from "#platform/device/bandwidth.ts";

const settledMs = 1200;

/** A film that stays in view at the top of the page is likely to be played next: prefetch it. */
export function useHeroIntent(titleId: string, onIntent: (titleId: string) => void): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden && scrollY < innerHeight / 2) onIntent(titleId);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [titleId, onIntent]);
}
