/** False where the viewer asked the system, or a parent Goldmane, for less motion. */
export function isMotionAllowed(): boolean {
  const isStill = document.documentElement.hasAttribute("data-still");
  return !isStill && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
