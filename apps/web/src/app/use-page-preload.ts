import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savesData } from "#platform/device/bandwidth.ts";
import { preloadPage } from "./pages.ts";

/** Preloads the page of an internal link on hover and focus. */
export function usePagePreload(): void {
  const cache = useQueryClient();

  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.origin !== location.origin || savesData()) return;
      if (link.pathname !== location.pathname) preloadPage(link.pathname, cache);
    };
    document.addEventListener("pointerover", preload);
    document.addEventListener("focusin", preload);
    return () => {
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
    };
  }, [cache]);
}
