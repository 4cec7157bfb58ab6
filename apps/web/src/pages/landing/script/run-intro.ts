import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { loadPreloadedApp } from "./open-app.ts";
import type { Parts } from "./parts.ts";

/** Gestures after which browsers allow sound. */
const gestures = ["pointerdown", "keydown"] as const;

/**
 * Plays the intro over the still logo that it ends in, once the app has loaded. It is muted until
 * the first gesture and can be skipped.
 */
export async function runIntro(
  { film, skip }: Parts,
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
    skip.hidden = true;
  };
  signal.addEventListener("abort", end);
  const playback = await preloadedApp.playIntro(film, (event) => {
    if (controller.signal.aborted) return;
    if (event.type === "progressed") {
      film.toggleAttribute("data-shown", true);
      skip.hidden = false;
      dispatch({ type: "intro-progressed", leftSeconds: event.leftSeconds });
    } else {
      end();
      dispatch({ type: event.type === "ended" ? "intro-ended" : "intro-failed" });
    }
  });
  controller.signal.addEventListener("abort", () => whenFaded(film, playback.stop));
  if (controller.signal.aborted) return playback.stop();

  const leave = () => {
    end();
    dispatch({ type: "intro-skipped" });
  };
  const { signal: playing } = controller;
  const unmute = ({ target }: Event) => {
    if (!(target instanceof Node && skip.contains(target))) playback.unmute();
  };
  for (const gesture of gestures)
    addEventListener(gesture, unmute, { signal: playing, passive: true });
  for (const element of [film, skip]) element.addEventListener("click", leave, { signal: playing });
  addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal: playing });
}

/** Keeps the last frame until the logo has faded in. */
function whenFaded(film: HTMLVideoElement, act: () => void): void {
  film.muted = true;
  setTimeout(act, 1000);
}
