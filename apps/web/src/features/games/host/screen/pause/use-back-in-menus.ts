import { type KeyboardEvent, useCallback } from "react";
import type { Phase } from "#features/games/host/screen/phase.ts";

type Acts = { onResume: () => void; onLeave: () => void };

/**
 * Escape, and the Back key of a remote control, which is sent as one: from the pause menu back into
 * the game, and from results and replays to the title screen.
 */
export function useBackInMenus(phase: Phase["name"], { onResume, onLeave }: Acts) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      // React passes on the keys of dialogs, which are elsewhere in the page.
      const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (event.key !== "Escape" || event.defaultPrevented || !isOwn) return;
      const act = phase === "paused" ? onResume : isOver(phase) ? onLeave : null;
      if (!act) return;
      event.preventDefault();
      act();
    },
    [phase, onResume, onLeave],
  );
}

function isOver(phase: Phase["name"]): boolean {
  return phase === "results" || phase === "raced" || phase === "watching";
}
