import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useRef } from "react";

/** Pauses the film while time is up, and resumes it when allowed. */
export function useHoldWhenOver(player: Player, isTimeOver: boolean, onRetry: () => void): void {
  const wasPlaying = useRef(false);
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    const { video } = player;
    if (!isTimeOver) {
      if (wasPlaying.current) player.play();
      wasPlaying.current = false;
      // Retries requests that failed meanwhile.
      if (player.state.failure) retry();
      return undefined;
    }
    const hold = () => {
      wasPlaying.current = true;
      player.pause();
    };
    if (!video.paused) hold();
    video.addEventListener("play", hold);
    return () => video.removeEventListener("play", hold);
  }, [player, isTimeOver]);
}
