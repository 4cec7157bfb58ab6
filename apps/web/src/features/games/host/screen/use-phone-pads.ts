import { useEffect } from "react";
import type { GameControls } from "#features/games/host/game-picture.ts";
import { padPhones, showGameOnPhones } from "#platform/games/phone-pads.ts";
import { useStore } from "#platform/store.ts";

/**
 * Turns this screen's phones into game pads while there is a layout.
 * @param turn the index of the player whose turn it is, in games where players take turns
 */
export function usePhonePads(
  layout: GameControls | null,
  { players, turn }: { players: number; turn: number | null },
): void {
  const phones = useStore(padPhones);
  const buttons = layout === null ? 0 : layout.buttons.length > 1 ? 2 : 1;
  useEffect(() => {
    if (buttons === 0 || phones.length === 0) return;
    showGameOnPhones({ buttons: buttons === 2 ? 2 : 1, players, turn });
    return () => showGameOnPhones(null);
  }, [buttons, players, turn, phones]);
}
