import { useSyncExternalStore } from "react";
import { canShowFullscreen, enterFullscreen, leaveFullscreen } from "./fullscreen.ts";

/** `toggle` is null where fullscreen is unsupported. */
export function useFullscreen(video: HTMLVideoElement): {
  isFullscreen: boolean;
  toggle: (() => void) | null;
} {
  const isFullscreen = useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    // Undefined where only the video element supports fullscreen.
    () => Boolean(document.fullscreenElement),
  );
  if (!canShowFullscreen(video)) return { isFullscreen, toggle: null };
  return { isFullscreen, toggle: isFullscreen ? leaveFullscreen : () => enterFullscreen(video) };
}
