import { startPlayback } from "@goldmane/contracts/playback/api";
import { Player } from "@goldmane/player/dom/player";
import { toSource } from "#features/playback/playback-source.ts";
import { call } from "#platform/api.ts";
import type { TellFilm } from "#pages/landing/handshake.ts";

/** Plays a trailer over and over, pausing while nobody looks. Returns the function that ends it. */
export async function playTrailer(
  video: HTMLVideoElement,
  titleId: string,
  tell: TellFilm,
): Promise<() => void> {
  const life = new AbortController();
  const { signal } = life;
  // React's markup leaves it out, and browsers play only what is muted by themselves.
  video.muted = true;
  const player = new Player(video);
  signal.addEventListener("abort", () => player.destroy());

  player.subscribe(() => {
    if (signal.aborted) return;
    const { phase, hasFrame, timeSeconds, durationSeconds } = player.state;
    if (phase === "ended") {
      tell({ type: "ended" });
      if (!signal.aborted) player.play();
    } else if (phase === "failed" || phase === "blocked") tell({ type: "lost" });
    else if (hasFrame) tell({ type: "moved", leftSeconds: durationSeconds - timeSeconds });
  });
  document.addEventListener(
    "visibilitychange",
    () => (document.hidden ? player.pause() : player.play()),
    { signal },
  );
  try {
    const grant = await call(startPlayback, { id: titleId, cut: "trailer" }, { signal });
    if (!signal.aborted) player.load(toSource(grant), { isSparing: true });
  } catch {
    // A house without trailers keeps the still picture.
    tell({ type: "lost" });
  }
  return () => life.abort();
}
