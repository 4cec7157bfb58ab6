import type { Playback } from "@goldmane/contracts/playback/schema";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";
import type { Film } from "#ui/player-controls/film.ts";

/** The player's source for a playback. */
export function toSource(playback: Playback): PlaybackSource {
  const { durationSeconds, manifestUrl, progressiveUrl, start, rungs, audioTracks } = playback;
  const { captions, thumbnailsUrl, keyUrl } = playback;
  return {
    durationSeconds,
    manifestUrl,
    progressiveUrl,
    start,
    rungs,
    audioTracks,
    captions,
    thumbnailsUrl,
    keyUrl,
  };
}

/** The labels of its controls. */
export function toFilm(playback: Playback): Film {
  const { title, posterUrl, intro, creditsAtSeconds, resumeSeconds, next } = playback;
  return { title, posterUrl, intro, creditsAtSeconds, resumedFromSeconds: resumeSeconds, next };
}
