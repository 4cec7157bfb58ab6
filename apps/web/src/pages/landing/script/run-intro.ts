import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { loadPreloadedApp } from "./open-app.ts";
import type { Parts } from "./parts.ts";

/** Gestures after which browsers allow sound. */
const gestures = ["pointerdown", "keydown"] as const;

/**
 * Plays the intro over the still logo that it ends in, once the app has loaded. It is muted until
 * the first gesture, and a click on it or Escape ends it.
 */
export async function runIntro(
  { film }: Pick<Parts, "film">,
  dispatch: (event: LandingEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  // Loads the app even with reduced motion, so that entering is instant.
  const preloadedApp = await loadPreloadedApp().catch(() => null);
  if (!preloadedApp || !film || !isMotionAllowed() || signal.aborted) return;
  const controller = new AbortController();
  const end = () => {
    controller.abort();
    film.removeAttribute("data-shown");
  };
  signal.addEventListener("abort", end);
  const playback = await preloadedApp.playIntro(film, (event) => {
    if (controller.signal.aborted) return;
    if (event.type === "progressed") {
      film.toggleAttribute("data-shown", true);
      const { leftSeconds } = event;
      dispatch({ type: "progressed", leftSeconds, isInView: !document.hidden });
    } else {
      end();
      dispatch({ type: event.type === "ended" ? "ended" : "intro-failed" });
    }
  });
  controller.signal.addEventListener("abort", () => whenFaded(film, playback.stop));
  if (controller.signal.aborted) return playback.stop();

  const leave = () => {
    end();
    dispatch({ type: "intro-skipped" });
  };
  const { signal: playing } = controller;
  for (const gesture of gestures)
    addEventListener(gesture, playback.unmute, { signal: playing, passive: true });
  film.addEventListener("click", leave, { signal: playing });
  addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal: playing });
}

/** Keeps the last frame until the logo has faded in. */
function whenFaded(film: HTMLVideoElement, act: () => void): void {
  film.muted = true;
  setTimeout(act, 1000);
}
