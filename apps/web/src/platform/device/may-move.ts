import { savesData } from "./bandwidth.ts";
import { hasMotion } from "./has-motion.ts";

/** Whether anything may begin to move by itself: nobody asked for less motion, or for less data. */
export function mayMove(): boolean {
  return hasMotion() && !savesData();
}
