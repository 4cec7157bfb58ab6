import type { ReactNode } from "react";
import styles from "./badge.module.css";

type Props = {
  /**
   * `gold` for what is to be noticed, `alarm` for what is wrong, `fair` for what could be better,
   * `fine` for what is well.
   */
  look?: "line" | "gold" | "alarm" | "fair" | "fine";
  children: ReactNode;
};

export function Badge({ look, children }: Props) {
  return (
    <span className={styles.badge} data-look={look}>
      {children}
    </span>
  );
}
