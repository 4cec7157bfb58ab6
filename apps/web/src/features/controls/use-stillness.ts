import { useEffect } from "react";

export function useStillness(isStill: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-still", isStill);
    return () => document.documentElement.removeAttribute("data-still");
  }, [isStill]);
}
