import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useLayoutEffect, useState } from "react";
import { createPlayer } from "#features/playback/create-player.ts";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { toSource } from "#platform/playback/playback-source.ts";

/** A muted player that loops a playback; it starts by itself only where motion is allowed. */
export function useMutedPlayer(playback: Playback): Player {
  const [player] = useState(createMuted);

  useLayoutEffect(() => {
    player.load(toSource(playback), {
      bitsPerSecond: lastBitsPerSecond(),
      isLowData: true,
      isPaused: savesData() || !isMotionAllowed(),
    });
    return () => player.unload();
  }, [player, playback]);

  useEffect(
    () =>
      player.subscribe(() => {
        if (player.state.phase === "ended") player.play();
      }),
    [player],
  );
  return player;
}

function createMuted(): Player {
  const player = createPlayer();
  player.video.muted = true;
  return player;
}
