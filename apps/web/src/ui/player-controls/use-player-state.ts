import type { PlayerState } from "@goldmane/player/core/state/player-state";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Renders again when what the selector picks has changed. It must not pick the time itself. */
export function usePlayerState<T>(player: Player, select: (state: PlayerState) => T): T {
  return useSyncExternalStore(player.subscribe, () => select(player.state));
}

/** For what changes with every tick: writes to the page without rendering. */
export function usePlayerTicks(player: Player, write: (state: PlayerState) => void): void {
  const apply = useEffectEvent(write);
  useEffect(() => {
    apply(player.state);
    return player.subscribe(() => apply(player.state));
  }, [player]);
}
