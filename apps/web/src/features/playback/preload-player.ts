import type { Playback } from "@goldmane/contracts/playback/schema";
import type { ByteStream } from "@goldmane/player/dom/fetch/byte-stream";
import type { Player } from "@goldmane/player/dom/player";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";
import { toSource } from "#platform/playback/playback-source.ts";
import { createPlayer } from "./create-player.ts";

export type PreloadedPlayer = { player: Player; destroy(): void };

/** A player outside the page that loads the first seconds of a film and no more. */
export function preloadPlayer(playback: Playback, start: ByteStream): PreloadedPlayer {
  const player = createPlayer();
  player.load(toSource(playback), {
    bitsPerSecond: lastBitsPerSecond(),
    prefetched: { open: (url) => (url === start.url ? start : null) },
    isLowData: savesData(),
    preloadOnly: true,
  });
  return { player, destroy: () => player.destroy() };
}
