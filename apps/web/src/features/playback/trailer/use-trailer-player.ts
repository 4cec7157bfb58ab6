import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useLayoutEffect, useState } from "react";
import { createPlayer } from "#features/playback/create-player.ts";
import { toSource } from "#features/playback/playback-source.ts";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";

/** A player that plays a trailer while it is in view. Nobody remembers how far it came. */
export function useTrailerPlayer(grant: Playback): Player {
  const [player] = useState(createPlayer);
  useLayoutEffect(() => {
    player.load(toSource(grant), {
      bitsPerSecond: lastBitsPerSecond(),
      isSparing: savesData(),
    });
    return () => player.unload();
  }, [player, grant]);
  return player;
}
