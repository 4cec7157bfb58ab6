import type { CSSProperties, ReactNode } from "react";
import styles from "./specimen.module.css";

type Props = {
  heading: string;
  words?: string;
  /** How wide a specimen is at least, in CSS. */
  column?: string;
  children: ReactNode;
};

/** A part in all its states, side by side. */
export function Specimens({ heading, words, column = "11rem", children }: Props) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{heading}</h3>
      {words && <p className={styles.words}>{words}</p>}
      <div className={styles.table} style={{ "--column": column } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
