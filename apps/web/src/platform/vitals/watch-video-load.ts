import { videoLoad } from "./video-load.ts";

/** Measures the time from play to the first frame of every film. */
export function watchVideoLoad(): void {
  const begun = new WeakMap<HTMLVideoElement, string>();
  document.addEventListener(
    "play",
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement)) return;
      // Resuming after a pause doesn't count.
      if (begun.get(target) === target.src) return;
      begun.set(target, target.src);
      const playedAt = performance.now();
      target.requestVideoFrameCallback((shownAt) => videoLoad.set(shownAt - playedAt));
    },
    // Media events do not bubble.
    { capture: true, passive: true },
  );
}
