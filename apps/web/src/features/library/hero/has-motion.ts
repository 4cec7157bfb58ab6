/** False where the viewer asked the system for less motion. */
export function hasMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
