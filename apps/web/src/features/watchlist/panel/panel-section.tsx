import { type ReactNode, useId } from "react";
import styles from "./panel-section.module.css";

type Props = { heading: string; children: ReactNode };

/** A section of the panel. */
export function PanelSection({ heading, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
