import { type RefObject, useSyncExternalStore } from "react";

/** iPhones can show only the video itself full screen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** `toggle` is null where the browser has no full screen. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: HTMLVideoElement,
): { isFullscreen: boolean; toggle: (() => void) | null } {
  const isFullscreen = useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    () => document.fullscreenElement !== null,
  );
  const { webkitEnterFullscreen } = video as PhoneVideo;
  if (!document.fullscreenEnabled) {
    return { isFullscreen, toggle: webkitEnterFullscreen?.bind(video) ?? null };
  }
  // Refused without a touch or key; the button then simply stays as it is.
  const ignore = () => undefined;
  return {
    isFullscreen,
    toggle: () => {
      if (isFullscreen) document.exitFullscreen().catch(ignore);
      else frame.current?.requestFullscreen().catch(ignore);
    },
  };
}
