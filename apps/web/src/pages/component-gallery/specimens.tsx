import type { CSSProperties, ReactNode } from "react";
import styles from "./specimen.module.css";

type Props = {
  heading: string;
  description?: string;
  /** Minimum column width, in CSS. */
  column?: string;
  children: ReactNode;
};

/** All states of a component, side by side. */
export function Specimens({ heading, description, column = "11rem", children }: Props) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{heading}</h3>
      {description && <p className={styles.text}>{description}</p>}
      <div className={styles.table} style={{ "--column": column } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
