import type { ReactNode } from "react";
import styles from "./choice.module.css";

type Props = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One option of a choice row. */
export function Choice({ isChosen, onChoose, children }: Props) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
