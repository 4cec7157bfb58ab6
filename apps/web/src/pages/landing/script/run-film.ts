import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { hasMotion } from "#platform/device/has-motion.ts";
import { loadBackstage } from "./open-app.ts";
import type { Parts } from "./parts.ts";

/** Plays the intro film over its picture, from the time that the app is there to play it. */
export async function runFilm(
  { screen, film }: Parts,
  tell: (event: LandingEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  // Without motion the app comes all the same, so that the doors open at once.
  const backstage = await loadBackstage().catch(() => null);
  const titleId = screen.dataset["film"];
  if (!backstage || !film || !titleId || !hasMotion() || signal.aborted) return;
  const stop = await backstage.playTrailer(film, titleId, (event) => {
    if (event.type === "moved") {
      film.toggleAttribute("data-shown", true);
      tell({ type: "film-moved", leftSeconds: event.leftSeconds });
    } else if (event.type === "ended") tell({ type: "film-ended" });
    else {
      film.removeAttribute("data-shown");
      tell({ type: "film-lost" });
    }
  });
  signal.addEventListener("abort", stop);
}
