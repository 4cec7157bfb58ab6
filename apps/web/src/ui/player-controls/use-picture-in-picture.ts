import { useSyncExternalStore } from "react";

/** `toggle` is null where the browser has no picture-in-picture. */
export function usePictureInPicture(video: HTMLVideoElement): {
  isInset: boolean;
  toggle: (() => void) | null;
} {
  const isInset = useSyncExternalStore(
    (changed) => {
      video.addEventListener("enterpictureinpicture", changed);
      video.addEventListener("leavepictureinpicture", changed);
      return () => {
        video.removeEventListener("enterpictureinpicture", changed);
        video.removeEventListener("leavepictureinpicture", changed);
      };
    },
    () => document.pictureInPictureElement === video,
  );
  if (!document.pictureInPictureEnabled) return { isInset, toggle: null };
  return { isInset, toggle: () => togglePictureInPicture(video) };
}

/** Where the browser has no picture-in-picture, nothing happens. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (!document.pictureInPictureEnabled) return;
  const isInset = document.pictureInPictureElement === video;
  const toggled = isInset ? document.exitPictureInPicture() : video.requestPictureInPicture();
  // Refused before the first picture; the button then simply stays as it is.
  toggled.catch(() => undefined);
}
