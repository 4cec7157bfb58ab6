import { useSyncExternalStore } from "react";

/** `toggle` is null where picture-in-picture is unsupported. */
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

/** Does nothing where picture-in-picture is unsupported. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (!document.pictureInPictureEnabled) return;
  const isInset = document.pictureInPictureElement === video;
  const toggled = isInset ? document.exitPictureInPicture() : video.requestPictureInPicture();
  // Rejected before the first frame; nothing changes then.
  toggled.catch(() => undefined);
}
