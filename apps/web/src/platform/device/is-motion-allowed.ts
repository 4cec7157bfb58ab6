/** False if the system or a parent's setting asks for reduced motion. */
export function isMotionAllowed(): boolean {
  const isStill = document.documentElement.hasAttribute("data-still");
  return !isStill && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
