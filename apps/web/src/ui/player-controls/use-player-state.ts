import type { PlayerState } from "@goldmane/player/core/state/player-state";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/**
 * Selects from the player state and rerenders when the selection changes. Don't select the time.
 */
export function usePlayerState<T>(player: Player, select: (state: PlayerState) => T): T {
  return useSyncExternalStore(player.subscribe, () => select(player.state));
}

/** For values that change with every tick: `write` updates the DOM without rendering. */
export function usePlayerTicks(player: Player, write: (state: PlayerState) => void): void {
  const apply = useEffectEvent(write);
  useEffect(() => {
    apply(player.state);
    return player.subscribe(() => apply(player.state));
  }, [player]);
}
