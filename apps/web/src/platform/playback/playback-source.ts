import type { Playback } from "@goldmane/contracts/playback/schema";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";

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
