import type { ReactNode } from "react";
import styles from "./choice.module.css";

type Props = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One of a few that one is taken of. */
export function Choice({ isChosen, onChoose, children }: Props) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
