import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import type { Found, Ship } from "#features/spaceship/scene/open-ship.ts";
import { say } from "#platform/words/say.ts";
import styles from "./cockpit.module.css";
import { TouchStick } from "./touch-stick.tsx";
import { type DeckAct, useDeckKeys } from "./use-deck-keys.ts";
import { useShip } from "./use-ship.ts";
import { useWindowFrame } from "./use-window-frame.ts";

type Props = {
  galaxy: Galaxy;
  start: Planet | null;
  /** Something lies over the cockpit. */
  isCovered: boolean;
  onAct: (act: DeckAct, ship: Ship) => void;
  onFound: (found: Found, ship: Ship) => void;
  onFailure: () => void;
  /** The controls above and below the window. */
  top: ReactNode;
  panel: (ship: Ship | null) => ReactNode;
};

/** Buttons of a game pad in the standard mapping; A and B arrive as keys. */
const padActs: Readonly<Record<number, DeckAct>> = { 4: "previous", 5: "next" };
/** A pointer that moved farther than this dragged. */
const tapPixels = 9;

/** The galaxy through the ship's window, with its controls. */
export function Cockpit(props: Props) {
  const { galaxy, start, isCovered, onAct, onFound, onFailure, top, panel } = props;
  const deck = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);

  const ship = useShip(
    { deck, canvas, labels },
    {
      galaxy,
      start,
      onFailure,
      onPadButton: (button) => {
        const act = padActs[button];
        if (act && ship) onAct(act, ship);
      },
      onSelect: onFound,
    },
  );
  useWindowFrame(room, ship);
  useShipReport(room, ship);
  const keys = useDeckKeys(ship, (act) => ship && onAct(act, ship));
  useEffect(() => ship?.setPaused(isCovered), [ship, isCovered]);
  useEffect(() => {
    const here = document.activeElement;
    if (!here || here === document.body || here.id === "main") deck.current?.focus();
  }, []);

  const tap = (event: PointerEvent) => {
    const began = pressed.current;
    pressed.current = null;
    if (!began || !ship || !canvas.current) return;
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > tapPixels) return;
    const box = canvas.current.getBoundingClientRect();
    const found = ship.findAt(event.clientX - box.left, event.clientY - box.top);
    if (found) onFound(found, ship);
  };

  return (
    <div ref={room} className={styles.room} data-ready={ship !== null}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div ref={labels} className={styles.labels} aria-hidden="true" />
      <div
        ref={deck}
        className={styles.deck}
        data-deck
        data-owns-arrows
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys fly the ship
        tabIndex={0}
        role="application"
        aria-label={say`Flight deck`}
        aria-describedby="deck-help"
        {...keys}
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onPointerUp={tap}
      />
      <p id="deck-help" hidden>
        {say`Arrow keys fly. N and P pick a planet, Enter lands on it. M opens the star map, Esc exits.`}
      </p>
      <div className={styles.top}>{top}</div>
      <div className={styles.stick} data-over>
        <TouchStick onSteer={(steering) => ship?.steer("touch", steering)} />
      </div>
      <div className={styles.panel} data-panel>
        {panel(ship)}
      </div>
    </div>
  );
}

/** Shows what the ship draws on the element, for support and tests. */
function useShipReport(room: React.RefObject<HTMLDivElement | null>, ship: Ship | null): void {
  useEffect(() => {
    if (!ship) return;
    const report = setInterval(() => {
      const { calls, triangles, level, frames } = ship.info();
      if (room.current) room.current.dataset["drawn"] = `${calls} ${triangles} ${level} ${frames}`;
    }, 1000);
    return () => clearInterval(report);
  }, [room, ship]);
}
