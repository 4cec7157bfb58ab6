import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useLayoutEffect, useState } from "react";
import { createPlayer } from "#features/playback/create-player.ts";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";
import { toSource } from "#platform/playback/playback-source.ts";

/** A player that plays a trailer while it is visible. Its position is not saved. */
export function useTrailerPlayer(playback: Playback): Player {
  const [player] = useState(createPlayer);
  useLayoutEffect(() => {
    player.load(toSource(playback), {
      bitsPerSecond: lastBitsPerSecond(),
      isLowData: savesData(),
    });
    return () => player.unload();
  }, [player, playback]);
  return player;
}
