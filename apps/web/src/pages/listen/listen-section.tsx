import { type ReactNode, useId } from "react";
import styles from "./listen-section.module.css";

type Props = { heading: string; description: string; children: ReactNode };

export function ListenSection({ heading, description, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <p className={styles.text}>{description}</p>
      </header>
      {children}
    </section>
  );
}
