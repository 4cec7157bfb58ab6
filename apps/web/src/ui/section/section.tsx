import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type Props = {
  heading: string;
  /** One-sentence description. */
  words?: ReactNode;
  children: ReactNode;
};

/** A section of a settings page. */
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
