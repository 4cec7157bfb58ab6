import { type PointerEvent, useEffect, useRef, useState } from "react";
import { playHaptic } from "#platform/device/haptics.ts";
import { say } from "#platform/words/say.ts";
import { RemoteIcon } from "#ui/remote-icon/remote-icon.tsx";
import styles from "./game-pad.module.css";
import { padBits, readDirection } from "./pad-bits.ts";

type Props = {
  game: { buttons: 1 | 2; player: number | null };
  /** Called with all buttons that are held, whenever they change. */
  onHold: (buttons: number) => void;
};

const keyBits: Partial<Record<string, number>> = {
  ArrowLeft: padBits.left,
  ArrowRight: padBits.right,
  ArrowUp: padBits.up,
  ArrowDown: padBits.down,
};

type Part = "arrows" | "a" | "b";

/** The phone as a game pad: arrows under one thumb, action buttons under the other. */
export function GamePad({ game, onHold }: Props) {
  const { held, hold } = useHeldParts(onHold);
  const steer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 2 - 1;
    const y = ((event.clientY - box.top) / box.height) * 2 - 1;
    hold("arrows", readDirection(x, y));
  };
  const names = { a: say`A button`, b: say`B button` };
  return (
    <section className={styles.area} aria-label={say`Game pad`} data-waiting={game.player === null}>
      <output className={styles.player}>
        {game.player === null ? say`Someone else’s turn` : say`Player ${game.player}`}
      </output>
      <button
        type="button"
        className={styles.arrows}
        aria-label={say`Arrows`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          steer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) steer(event);
        }}
        onPointerUp={() => hold("arrows", 0)}
        onPointerCancel={() => hold("arrows", 0)}
        onKeyDown={({ key }) => hold("arrows", keyBits[key] ?? 0)}
        onKeyUp={() => hold("arrows", 0)}
        onContextMenu={(event) => event.preventDefault()}
      >
        {(["up", "left", "right", "down"] as const).map((to) => (
          <span key={to} data-to={to} data-held={(held & padBits[to]) !== 0}>
            <RemoteIcon name={to} />
          </span>
        ))}
      </button>
      <div className={styles.buttons}>
        {(game.buttons === 2 ? (["b", "a"] as const) : (["a"] as const)).map((name) => (
          <button
            key={name}
            type="button"
            data-name={name}
            data-held={(held & padBits[name]) !== 0}
            aria-label={names[name]}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              hold(name, padBits[name]);
            }}
            onPointerUp={() => hold(name, 0)}
            onPointerCancel={() => hold(name, 0)}
            onContextMenu={(event) => event.preventDefault()}
          >
            {name.toUpperCase()}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The bits that all parts hold together, reported at each change, and 0 in the end. */
function useHeldParts(onHold: (buttons: number) => void) {
  const parts = useRef<Record<Part, number>>({ arrows: 0, a: 0, b: 0 });
  const [held, setHeld] = useState(0);
  const report = useRef(onHold);
  useEffect(() => {
    report.current = onHold;
  });
  useEffect(() => () => report.current(0), []);
  const hold = (part: Part, bits: number) => {
    if (parts.current[part] === bits) return;
    if (bits !== 0) playHaptic("tick");
    parts.current[part] = bits;
    const all = parts.current.arrows | parts.current.a | parts.current.b;
    setHeld(all);
    report.current(all);
  };
  return { held, hold };
}
