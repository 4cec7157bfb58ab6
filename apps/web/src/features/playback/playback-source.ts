import type { Playback } from "@goldmane/contracts/playback/schema";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";
import type { Film } from "#ui/player-controls/film.ts";

/** What a player needs of a grant. */
export function toSource(grant: Playback): PlaybackSource {
  const { durationSeconds, manifestUrl, progressiveUrl, start, rungs, audioTracks } = grant;
  const { captions, thumbnailsUrl, keyUrl } = grant;
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

/** What its controls say. */
export function toFilm(grant: Playback): Film {
  const { title, posterUrl, intro, creditsAtSeconds, resumeSeconds, next } = grant;
  return { title, posterUrl, intro, creditsAtSeconds, resumedFromSeconds: resumeSeconds, next };
}
