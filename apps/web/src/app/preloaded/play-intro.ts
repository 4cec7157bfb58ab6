import { getIntro } from "@goldmane/contracts/playback/intro/api";
import { Player } from "@goldmane/player/dom/player";
import { call } from "#platform/api.ts";
import type { IntroPlayback, EmitIntroEvent } from "#pages/landing/preloaded-app.ts";

/** Same volume as the hero's trailers. */
const volume = 0.3;

/** Plays the intro once, muted until `unmute`, and pauses while the tab is hidden. */
export async function playIntro(
  video: HTMLVideoElement,
  dispatch: EmitIntroEvent,
): Promise<IntroPlayback> {
  const controller = new AbortController();
  const { signal } = controller;
  // React omits the `muted` attribute, and browsers autoplay only muted video.
  video.muted = true;
  video.volume = volume;
  const player = new Player(video);
  signal.addEventListener("abort", () => player.destroy());

  player.subscribe(() => {
    if (signal.aborted) return;
    const { phase, hasFrame, timeSeconds, durationSeconds } = player.state;
    if (phase === "ended") dispatch({ type: "ended" });
    else if (phase === "failed" || phase === "blocked") dispatch({ type: "failed" });
    else if (hasFrame) dispatch({ type: "progressed", leftSeconds: durationSeconds - timeSeconds });
  });
  document.addEventListener(
    "visibilitychange",
    () => (document.hidden ? player.pause() : player.play()),
    { signal },
  );
  try {
    const film = await call(getIntro, {}, { signal });
    if (!signal.aborted) player.load(film);
  } catch {
    // Without an answer from the server the still logo stays.
    dispatch({ type: "failed" });
  }
  return {
    unmute: () => {
      video.muted = false;
    },
    stop: () => controller.abort(),
  };
}
