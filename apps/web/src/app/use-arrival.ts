import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { focusLink } from "./focus-link.ts";

/**
 * A new page starts at the top with the focus on it. On back navigation the browser restores the
 * scroll position, and the focus returns to the link that was followed.
 */
export function useArrival(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const isReturn = useRef(false);
  const followed = useRef(new Map<string, string>());

  // Registered before the router's own listener, which renders as soon as it fires.
  useLayoutEffect(() => {
    const recordReturn = () => {
      isReturn.current = true;
    };
    const recordLink = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute("href") : null;
      if (href) followed.current.set(location.pathname, href);
    };
    addEventListener("popstate", recordReturn);
    document.addEventListener("focusin", recordLink);
    return () => {
      removeEventListener("popstate", recordReturn);
      document.removeEventListener("focusin", recordLink);
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const main = document.querySelector<HTMLElement>("#main");
    if (isReturn.current) focusLink(main, followed.current.get(path));
    else {
      scrollTo({ top: 0, behavior: "instant" });
      // The page may have moved the focus itself.
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    }
    isReturn.current = false;
  }, [path]);
}
