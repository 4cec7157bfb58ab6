import { useSyncExternalStore } from "react";
import { canShowFullscreen, enterFullscreen, leaveFullscreen } from "./fullscreen.ts";

/** `toggle` is null where the browser has no full screen. */
export function useFullscreen(video: HTMLVideoElement): {
  isFullscreen: boolean;
  toggle: (() => void) | null;
} {
  const isFullscreen = useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    // Undefined where only the video itself can be shown full screen.
    () => Boolean(document.fullscreenElement),
  );
  if (!canShowFullscreen(video)) return { isFullscreen, toggle: null };
  return { isFullscreen, toggle: isFullscreen ? leaveFullscreen : () => enterFullscreen(video) };
}
