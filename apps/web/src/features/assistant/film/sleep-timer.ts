import type { Player } from "@goldmane/player/dom/player";

/** When playback pauses; null without a timer. */
let timer: { stop: () => void } | null = null;

/** Shortly before the end, so that the next film doesn't start. */
const endSeconds = 0.5;

/**
 * Pauses playback after some minutes, or at the end of the current title; 0 removes the timer.
 * Returns a function that removes it.
 */
export function setSleepTimer(
  minutes: number | "end",
  film: Player | null,
  rest: () => void,
): () => void {
  timer?.stop();
  timer = null;
  if (minutes === 0) return () => undefined;
  const mine = minutes === "end" ? atEnd(film, rest) : after(minutes, rest);
  timer = mine;
  return () => mine.stop();
}

function after(minutes: number, rest: () => void) {
  const id = setTimeout(rest, minutes * 60_000);
  return { stop: () => clearTimeout(id) };
}

function atEnd(film: Player | null, rest: () => void) {
  const video = film?.video;
  const watch = () => {
    if (!video || video.duration - video.currentTime > endSeconds) return;
    stop();
    rest();
  };
  const stop = () => video?.removeEventListener("timeupdate", watch);
  video?.addEventListener("timeupdate", watch);
  return { stop };
}
