import { type PointerEvent, useRef, useState } from "react";
import { idleSteering, type Steering } from "#features/spaceship/flight/flight.ts";
import { steerByStick } from "#features/spaceship/flight/read-controls.ts";
import styles from "./touch-stick.module.css";

type Props = { onSteer: (steering: Steering) => void };

/** A thumb stick for touch screens. Keys, the star map and the buttons do the same for others. */
export function TouchStick({ onSteer }: Props) {
  const pad = useRef<HTMLDivElement>(null);
  const [thumb, setThumb] = useState({ x: 0, y: 0 });

  const move = (event: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    if (!box || !pad.current?.hasPointerCapture(event.pointerId)) return;
    const radius = box.width / 2;
    const x = (event.clientX - box.left) / radius - 1;
    const y = (event.clientY - box.top) / radius - 1;
    const length = Math.max(1, Math.hypot(x, y));
    setThumb({ x: x / length, y: y / length });
    onSteer(steerByStick(x / length, y / length));
  };
  const release = () => {
    setThumb({ x: 0, y: 0 });
    onSteer(idleSteering);
  };

  return (
    <div
      ref={pad}
      className={styles.stick}
      aria-hidden="true"
      data-stick
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className={styles.thumb} style={{ translate: `${thumb.x * 100}% ${thumb.y * 100}%` }} />
    </div>
  );
}
