import type { Playback } from "@goldmane/contracts/playback/schema";
import { copyFolder } from "#platform/kept/copy.ts";
import { type Chosen, grantFolder } from "./list-parts.ts";

/** A grant as it reads without a network: one rung and one sound, at the addresses that this device answers. */
export function toKeptPlayback(grant: Playback, { rung, sound }: Chosen, copyId: string): Playback {
  const from = grantFolder(grant);
  const to = copyFolder(copyId);
  const move = (url: string) => (url.startsWith(from) ? to + url.slice(from.length) : url);
  const moveMaybe = (url: string | null) => url && move(url);
  return {
    ...grant,
    manifestUrl: move(grant.manifestUrl),
    progressiveUrl: move(grant.progressiveUrl),
    rungs: grant.rungs
      .filter(({ name }) => name === rung)
      .map((one) => ({ ...one, playlistUrl: move(one.playlistUrl) })),
    audioTracks: grant.audioTracks
      .filter(({ id }) => id === sound)
      .map((one) => ({ ...one, playlistUrl: move(one.playlistUrl) })),
    captions: grant.captions.map((one) => ({ ...one, url: move(one.url) })),
    keyUrl: moveMaybe(grant.keyUrl),
    thumbnailsUrl: moveMaybe(grant.thumbnailsUrl),
  };
}
