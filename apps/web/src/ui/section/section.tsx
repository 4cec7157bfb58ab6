import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type Props = {
  heading: string;
  /** One-sentence description. */
  description?: ReactNode;
  /** A help tip, shown beside the heading. */
  help?: ReactNode;
  children: ReactNode;
};

/** A section of a settings page. */
export function Section({ heading, description, help, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2 id={id}>{heading}</h2>
          {help && "\u00A0"}
          {help}
        </div>
        {description && <p className={styles.text}>{description}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
