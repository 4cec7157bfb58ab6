import { type ReactNode, useId } from "react";
import styles from "./vibes.module.css";

type Props = { heading: string; description: string; children: ReactNode };

export function VibesSection({ heading, description, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.description}>{description}</p>
      {children}
    </section>
  );
}
