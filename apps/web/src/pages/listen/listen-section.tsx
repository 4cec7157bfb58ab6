import { type ReactNode, useId } from "react";
import styles from "./listen-section.module.css";

type Props = { heading: string; words: string; children: ReactNode };

export function ListenSection({ heading, words, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <p className={styles.words}>{words}</p>
      </header>
      {children}
    </section>
  );
}
