import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useState } from "react";
import { videoLoad } from "#platform/vitals/video-load.ts";

/** Notes how long a film took from play to its first picture. */
export function useVideoLoad(player: Player): void {
  const [begunAt] = useState(() => performance.now());

  useEffect(() => {
    const note = () => {
      if (!player.state.hasFrame) return;
      videoLoad.set(performance.now() - begunAt);
      stop();
    };
    const stop = player.subscribe(note);
    note();
    return stop;
  }, [player, begunAt]);
}
