import { savesData } from "./bandwidth.ts";
import { isMotionAllowed } from "./is-motion-allowed.ts";

/** Whether media may autoplay: neither reduced motion nor data saving is on. */
export function canAutoplay(): boolean {
  return isMotionAllowed() && !savesData();
}
