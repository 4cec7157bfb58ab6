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
  // Refused before the first picture; the button then simply stays as it is.
  const ignore = () => undefined;
  return {
    isInset,
    toggle: () => {
      if (isInset) document.exitPictureInPicture().catch(ignore);
      else video.requestPictureInPicture().catch(ignore);
    },
  };
}
