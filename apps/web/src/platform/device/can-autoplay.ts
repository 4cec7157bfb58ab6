import { savesData } from "./bandwidth.ts";
import { isMotionAllowed } from "./is-motion-allowed.ts";

/** Whether anything may begin to move by itself: nobody asked for less motion, or for less data. */
export function canAutoplay(): boolean {
  return isMotionAllowed() && !savesData();
}
