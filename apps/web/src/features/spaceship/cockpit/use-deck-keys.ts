import { type KeyboardEvent, useEffect, useRef } from "react";
import { isSteeringKey, steerByKeys } from "#features/spaceship/flight/read-controls.ts";
import { idleSteering } from "#features/spaceship/flight/flight.ts";
import type { Ship } from "#features/spaceship/scene/open-ship.ts";

export type DeckAct = "land" | "next" | "previous" | "nextSystem" | "map" | "signal" | "leo";

const acts: Readonly<Record<string, DeckAct>> = {
  Enter: "land",
  Space: "land",
  KeyN: "next",
  KeyP: "previous",
  KeyG: "nextSystem",
  KeyM: "map",
  KeyU: "signal",
  KeyL: "leo",
  ContextMenu: "map",
};

/** Handlers of the flight deck: held keys steer, others act. */
export function useDeckKeys(ship: Ship | null, onAct: (act: DeckAct) => void) {
  const held = useRef(new Set<string>());
  const release = () => {
    held.current.clear();
    ship?.steer("keys", idleSteering);
  };
  useEffect(() => {
    const keys = held.current;
    return () => keys.clear();
  }, []);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (isSteeringKey(event.code)) {
        event.preventDefault();
        // A game pad's D-pad also arrives as keys; the ship reads the pad itself.
        if (!event.nativeEvent.isTrusted) return;
        held.current.add(event.code);
        ship?.steer("keys", steerByKeys(held.current));
        return;
      }
      const act = acts[event.code];
      if (!act) return;
      event.preventDefault();
      if (!event.repeat) onAct(act);
    },
    onKeyUp: (event: KeyboardEvent) => {
      held.current.delete(event.code);
      ship?.steer("keys", steerByKeys(held.current));
    },
    onBlur: release,
  };
}
