import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useRef } from "react";

/** Holds the film while the time is over; where it played before, it goes on as soon as it may. */
export function useHoldWhenOver(player: Player, isTimeOver: boolean, onRetry: () => void): void {
  const wasPlaying = useRef(false);
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    const { video } = player;
    if (!isTimeOver) {
      if (wasPlaying.current) player.play();
      wasPlaying.current = false;
      // What it could not fetch meanwhile it asks for again.
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
