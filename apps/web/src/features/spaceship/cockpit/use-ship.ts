import { type RefObject, useEffect, useRef, useState } from "react";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import type { Found, Ship } from "#features/spaceship/scene/open-ship.ts";
import { nameGenre } from "@goldmane/contracts/library/rules";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { say, sayText } from "#platform/words/say.ts";

type Options = {
  galaxy: Galaxy;
  start: Planet | null;
  onPadButton: (button: number) => void;
  onSelect: (found: Found, ship: Ship) => void;
  /** This browser can't draw the galaxy, or no longer can. */
  onFailure: () => void;
};

type Refs = {
  deck: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  labels: RefObject<HTMLDivElement | null>;
};

/** Opens the ship on a canvas for as long as the component is mounted; null while it loads. */
export function useShip({ deck, canvas, labels }: Refs, options: Options): Ship | null {
  const [ship, setShip] = useState<Ship | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { galaxy } = options;

  useEffect(() => {
    let opened: Ship | null = null;
    let isGone = false;
    const fail = () => latest.current.onFailure();
    const open = async () => {
      const { openShip } = await import("#features/spaceship/scene/open-ship.ts");
      if (isGone || !canvas.current || !labels.current) return;
      opened = openShip({
        canvas: canvas.current,
        labels: labels.current,
        galaxy,
        names: {
          ofSystem: ({ genre }) => sayText(nameGenre(genre)),
          signal: say`Unknown signal`,
          vrHelp: say`Point and press the trigger to fly. Squeeze to leave.`,
        },
        isStill: !isMotionAllowed(),
        start: latest.current.start,
        readPad: () => (isFlying(deck.current) ? readPad() : null),
        onPadButton: (button) => latest.current.onPadButton(button),
        onSelect: (found) => opened && latest.current.onSelect(found, opened),
        onLost: fail,
      });
      if (opened) setShip(opened);
      else fail();
    };
    open().catch(fail);
    return () => {
      isGone = true;
      opened?.destroy();
      setShip(null);
    };
  }, [galaxy, deck, canvas, labels]);

  return ship;
}

/** A game pad flies only while the deck has the focus; elsewhere it moves the focus. */
function isFlying(deck: HTMLElement | null): boolean {
  return deck !== null && document.hasFocus() && document.activeElement === deck;
}

function readPad(): Gamepad | null {
  try {
    return navigator.getGamepads().find((pad) => pad?.connected) ?? null;
  } catch {
    // Not available on plain HTTP.
    return null;
  }
}
