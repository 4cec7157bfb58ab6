import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type Props = {
  heading: string;
  /** One-sentence description. */
  description?: ReactNode;
  children: ReactNode;
};

/** A section of a settings page. */
export function Section({ heading, description, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {description && <p className={styles.text}>{description}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
