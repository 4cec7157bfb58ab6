import type { Playback } from "@goldmane/contracts/playback/schema";
import { downloadBasePath } from "#platform/local-store/download.ts";
import { type Chosen, playbackFolder } from "./list-parts.ts";

/**
 * Converts a playback for offline use: one rung and one sound, at addresses that the service worker
 * answers.
 */
export function toOfflinePlayback(
  signedPlayback: Playback,
  { rung, sound }: Chosen,
  downloadId: string,
): Playback {
  const from = playbackFolder(signedPlayback);
  const to = downloadBasePath(downloadId);
  const move = (url: string) => (url.startsWith(from) ? to + url.slice(from.length) : url);
  const moveMaybe = (url: string | null) => url && move(url);
  return {
    ...signedPlayback,
    manifestUrl: move(signedPlayback.manifestUrl),
    progressiveUrl: move(signedPlayback.progressiveUrl),
    rungs: signedPlayback.rungs
      .filter(({ name }) => name === rung)
      .map((one) => ({ ...one, playlistUrl: move(one.playlistUrl) })),
    audioTracks: signedPlayback.audioTracks
      .filter(({ id }) => id === sound)
      .map((one) => ({ ...one, playlistUrl: move(one.playlistUrl) })),
    captions: signedPlayback.captions.map((one) => ({ ...one, url: move(one.url) })),
    keyUrl: moveMaybe(signedPlayback.keyUrl),
    thumbnailsUrl: moveMaybe(signedPlayback.thumbnailsUrl),
  };
}
