import type { Player } from "@goldmane/player/dom/player";

/** When everything is to rest; null while nothing is. */
let timer: { stop: () => void } | null = null;

/** Shortly before a film's end, so that the next one does not begin. */
const endSeconds = 0.5;

/**
 * Lets everything rest after so many minutes, or at the end of what plays; 0 minutes takes the
 * timer away, and so does the function that it answers.
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
