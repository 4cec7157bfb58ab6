import type { Next } from "@goldmane/branching/moment";
import { type CSSProperties, useState } from "react";
import { say } from "#platform/words/say.ts";
import styles from "./tap-overlay.module.css";
import { placeThings } from "./place-things.ts";
import { TapThing } from "./tap-thing.tsx";

type Props = {
  tap: Extract<Next, { kind: "tap" }>;
  textOf: (text: string) => string;
  /** All things were tapped. */
  onDone: () => void;
};

/** Things over the picture that a child taps, one after another. */
export function TapOverlay({ tap, textOf, onDone }: Props) {
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const things = placeThings(tap.count);
  const take = (index: number) => {
    if (tapped.includes(index)) return;
    const all = [...tapped, index];
    setTapped(all);
    if (all.length === tap.count) setTimeout(onDone, 500);
  };
  return (
    <section className={styles.field} aria-label={say`Tap to play`} data-tap={tap.what}>
      {tap.prompt !== null && <h2 className={styles.prompt}>{textOf(tap.prompt)}</h2>}
      {things.map(({ x, y, size }, index) => (
        <button
          key={`${x} ${y}`}
          type="button"
          className={styles.thing}
          style={{ "--x": x, "--y": y, "--size": size, "--index": index } as CSSProperties}
          data-tapped={tapped.includes(index)}
          disabled={tapped.includes(index)}
          aria-label={say`${index + 1} of ${tap.count}`}
          onClick={() => take(index)}
        >
          <TapThing what={tap.what} />
        </button>
      ))}
    </section>
  );
}
