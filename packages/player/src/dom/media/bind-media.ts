import type { PlayerEvent } from "#core/state/player-event.ts";
import { readRanges } from "./media-ranges.ts";

/** Emits a video element's events as player events until the signal aborts. */
export function bindMedia(
  video: HTMLVideoElement,
  tell: (event: PlayerEvent) => void,
  signal: AbortSignal,
): void {
  const on = (types: (keyof HTMLVideoElementEventMap)[], make: () => PlayerEvent) => {
    for (const type of types) video.addEventListener(type, () => tell(make()), { signal });
  };
  on(["play"], () => ({ type: "played" }));
  on(["pause"], () => ({ type: "paused" }));
  on(["ended"], () => ({ type: "ended" }));
  on(["waiting"], () => ({ type: "waited" }));
  on(["playing", "canplay", "seeked"], () => ({ type: "moved-on" }));
  on(["seeking"], () => ({ type: "sought", timeSeconds: video.currentTime }));
  on(["timeupdate", "progress", "seeked"], () => ({
    type: "ticked",
    timeSeconds: video.currentTime,
    buffered: readRanges(video.buffered),
  }));
  on(["ratechange"], () => ({ type: "speed-changed", speed: video.playbackRate }));
  on(["volumechange"], () => ({
    type: "volume-changed",
    volume: video.volume,
    isMuted: video.muted,
  }));
  video.addEventListener(
    "durationchange",
    () => {
      const { duration } = video;
      if (Number.isFinite(duration) && duration > 0) {
        tell({ type: "duration-changed", durationSeconds: duration });
      }
    },
    { signal },
  );
}

/** Calls back when the next picture is on screen. Returns a function that cancels it. */
export function onNextFrame(video: HTMLVideoElement, shown: () => void): () => void {
  // Older Firefox doesn't report frames; loaded data is the closest event.
  if (typeof video.requestVideoFrameCallback !== "function") {
    video.addEventListener("loadeddata", shown, { once: true });
    return () => video.removeEventListener("loadeddata", shown);
  }
  const handle = video.requestVideoFrameCallback(shown);
  return () => video.cancelVideoFrameCallback(handle);
}
