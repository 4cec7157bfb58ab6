import type { ReactNode } from "react";
import styles from "./badge.module.css";

type Props = {
  /** `gold` to highlight, `alarm` for errors, `fair` for room to improve, `fine` for success. */
  variant?: "line" | "gold" | "alarm" | "fair" | "fine";
  children: ReactNode;
};

export function Badge({ variant, children }: Props) {
  return (
    <span className={styles.badge} data-variant={variant}>
      {children}
    </span>
  );
}
