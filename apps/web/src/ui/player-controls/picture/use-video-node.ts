import { type RefObject, useLayoutEffect } from "react";

/** Mounts the player's video element, which starts to load before the page renders. */
export function useVideoNode(video: HTMLVideoElement, host: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    host.current?.append(video);
    return () => video.remove();
  }, [video, host]);
}
