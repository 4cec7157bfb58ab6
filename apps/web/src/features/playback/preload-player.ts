import type { Playback } from "@goldmane/contracts/playback/schema";
import type { ByteStream } from "@goldmane/player/dom/fetch/byte-stream";
import type { Player } from "@goldmane/player/dom/player";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";
import { createPlayer } from "./create-player.ts";
import { toSource } from "./playback-source.ts";

export type PreloadedPlayer = { player: Player; destroy(): void };

/** A player, not yet on the page, that holds the first seconds of a film and fetches no more of it. */
export function preloadPlayer(grant: Playback, start: ByteStream): PreloadedPlayer {
  const player = createPlayer();
  player.load(toSource(grant), {
    bitsPerSecond: lastBitsPerSecond(),
    prefetched: { open: (url) => (url === start.url ? start : null) },
    isSparing: savesData(),
    preloadOnly: true,
  });
  return { player, destroy: () => player.destroy() };
}
