import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";

/** Takes the landing screen away and shows what is behind it, in one move. */
export function changeScreens(screen: HTMLElement, showNext: () => void): void {
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
