import { PlaybackFailure } from "#core/state/player-failure.ts";

/** A network error while there is no network is told apart from a film that can't be decoded. */
export function readMediaError(video: HTMLVideoElement): PlaybackFailure {
  const isNetwork = video.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
  const message = video.error?.message || "The browser can't play this film.";
  return new PlaybackFailure(isNetwork ? "network" : "media", message);
}
