import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Replaces the landing screen with the next one, in a view transition where supported. */
export function replaceScreen(screen: HTMLElement, showNext: () => void): void {
  const change = () => {
    screen.remove();
    document.documentElement.removeAttribute("data-landing");
    scrollTo({ top: 0, behavior: "instant" });
    showNext();
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  };
  if ("startViewTransition" in document && isMotionAllowed()) document.startViewTransition(change);
  else change();
}
