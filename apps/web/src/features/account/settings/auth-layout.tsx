import type { ReactNode } from "react";
import styles from "./settings.module.css";

type Props = { heading: string; description: ReactNode; children?: ReactNode };

/** The layout of single-purpose pages opened by mailed links. */
export function AuthLayout({ heading, description, children }: Props) {
  return (
    <div className={styles.authLayout}>
      <h1>{heading}</h1>
      <p className={styles.text}>{description}</p>
      {children}
    </div>
  );
}
