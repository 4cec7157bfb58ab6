import type { Player } from "@goldmane/player/dom/player";
import { useEffect } from "react";

/** Holds the film while the time is over; it goes on as soon as it isn't. */
export function usePauseWhenOver(player: Player | null, isTimeOver: boolean): void {
  useEffect(() => {
    if (!player || !isTimeOver) return undefined;
    const { video } = player;
    const hold = () => player.pause();
    const wasPlaying = !video.paused;
    hold();
    video.addEventListener("play", hold);
    return () => {
      video.removeEventListener("play", hold);
      if (wasPlaying) player.play();
    };
  }, [player, isTimeOver]);
}
