import { type RefObject, useLayoutEffect } from "react";

/** Puts the player's own video element into the page; it begins to load before the page is drawn. */
export function useVideoNode(video: HTMLVideoElement, host: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    host.current?.append(video);
    return () => video.remove();
  }, [video, host]);
}
