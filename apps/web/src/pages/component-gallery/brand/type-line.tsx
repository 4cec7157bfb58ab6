import { useCallback, useState } from "react";
import { say } from "#platform/words/say.ts";
import styles from "./type-line.module.css";
import { readToken } from "./use-tokens.ts";

type Props = { size: string; face: "display" | "text"; sample: string };

/** A type size and its computed pixels on this screen. */
export function TypeLine({ size, face, sample }: Props) {
  const [pixels, setPixels] = useState<number | null>(null);
  const measure = useCallback((line: HTMLElement | null) => {
    if (line) setPixels(Number.parseFloat(getComputedStyle(line).fontSize));
  }, []);
  const font = `400 var(--size-${size}) / ${face === "display" ? 1.05 : 1.5} var(--${face})`;

  return (
    <li className={styles.line}>
      <p className={styles.spec}>
        <b>{size}</b> {say`${describe(readToken(`size-${size}`))}, here ${pixels?.toFixed(0)} px`}
      </p>
      <p ref={measure} className={styles.text} style={{ font }}>
        {sample}
      </p>
    </li>
  );
}

/** `clamp(2rem, …, 3.6rem)` as "2 to 3.6 rem". */
function describe(size: string): string {
  const rems = [...size.matchAll(/([\d.]+)rem/g)].map(([, figure]) => Number(figure));
  return rems.length > 1 ? say`${rems[0]} to ${rems.at(-1)} rem` : `${rems[0]} rem`;
}
