import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { loadPreloadedApp } from "./open-app.ts";
import type { Parts } from "./parts.ts";

/** What makes a page heard, for browsers that were silent so far. */
const gestures = ["pointerdown", "keydown"] as const;

/**
 * Plays the intro over the mark that it ends in, from the time that the app is there to play it. It
 * is heard from the first gesture on, and goes as soon as somebody skips it.
 */
export async function runFilm(
  { film, skip }: Parts,
  tell: (event: LandingEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  // Without motion the app comes all the same, so that the doors open at once.
  const preloadedApp = await loadPreloadedApp().catch(() => null);
  if (!preloadedApp || !film || !isMotionAllowed() || signal.aborted) return;
  const life = new AbortController();
  const end = () => {
    life.abort();
    film.removeAttribute("data-shown");
    skip.hidden = true;
  };
  signal.addEventListener("abort", end);
  const show = await preloadedApp.playIntro(film, (event) => {
    if (life.signal.aborted) return;
    if (event.type === "moved") {
      film.toggleAttribute("data-shown", true);
      skip.hidden = false;
      tell({ type: "film-moved", leftSeconds: event.leftSeconds });
    } else {
      end();
      tell({ type: event.type === "ended" ? "film-ended" : "film-lost" });
    }
  });
  life.signal.addEventListener("abort", () => whenFaded(film, show.stop));
  if (life.signal.aborted) return show.stop();

  const leave = () => {
    end();
    tell({ type: "film-skipped" });
  };
  const { signal: playing } = life;
  const unmute = ({ target }: Event) => {
    if (!(target instanceof Node && skip.contains(target))) show.unmute();
  };
  for (const gesture of gestures)
    addEventListener(gesture, unmute, { signal: playing, passive: true });
  for (const element of [film, skip]) element.addEventListener("click", leave, { signal: playing });
  addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal: playing });
}

/** The last picture stands until the mark below it has taken over. */
function whenFaded(film: HTMLVideoElement, act: () => void): void {
  film.muted = true;
  setTimeout(act, 1000);
}
