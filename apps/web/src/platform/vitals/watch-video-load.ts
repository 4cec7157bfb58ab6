import { videoLoad } from "./video-load.ts";

/** Notes of every film how long it took from play to its first picture, whoever plays it. */
export function watchVideoLoad(): void {
  const begun = new WeakMap<HTMLVideoElement, string>();
  document.addEventListener(
    "play",
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement)) return;
      // Going on after a pause is no beginning.
      if (begun.get(target) === target.src) return;
      begun.set(target, target.src);
      const playedAt = performance.now();
      target.requestVideoFrameCallback((shownAt) => videoLoad.set(shownAt - playedAt));
    },
    // Media events do not bubble.
    { capture: true, passive: true },
  );
}
