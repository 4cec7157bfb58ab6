import type { ReactNode } from "react";
import styles from "./settings.module.css";

type Props = { heading: string; words: ReactNode; children?: ReactNode };

/** The layout of single-purpose pages opened by mailed links. */
export function AuthLayout({ heading, words, children }: Props) {
  return (
    <div className={styles.authLayout}>
      <h1>{heading}</h1>
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  );
}
