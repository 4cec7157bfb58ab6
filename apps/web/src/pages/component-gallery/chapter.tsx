import type { ReactNode } from "react";
import styles from "./chapter.module.css";

type Props = { id: string; heading: string; description: ReactNode; children: ReactNode };

/** A chapter of the brand sheet. */
export function Chapter({ id, heading, description, children }: Props) {
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{description}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
