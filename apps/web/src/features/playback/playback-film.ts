import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Film } from "#ui/player-controls/film.ts";

/** The labels of the player's controls for a playback. */
export function toFilm(playback: Playback): Film {
  const { title, posterUrl, intro, creditsAtSeconds, resumeSeconds, next } = playback;
  return { title, posterUrl, intro, creditsAtSeconds, resumedFromSeconds: resumeSeconds, next };
}
