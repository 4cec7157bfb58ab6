import type { ReactNode } from "react";
import styles from "./field-pair.module.css";

type Props = {
  /** For short values, which stay side by side on a phone. */
  isShort?: boolean;
  children: ReactNode;
};

/** Related fields, side by side where there is room. */
export function FieldPair({ isShort = false, children }: Props) {
  return (
    <div className={styles.pair} data-short={isShort}>
      {children}
    </div>
  );
}
