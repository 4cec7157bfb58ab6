import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type Props = {
  heading: string;
  /** What it is for, in a sentence. */
  words?: ReactNode;
  children: ReactNode;
};

/** One matter of a page of settings. */
export function Section({ heading, words, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {words && <p className={styles.words}>{words}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
