import type { ReactNode } from "react";
import styles from "./content-page.module.css";

type Props = {
  heading: string;
  description?: ReactNode;
  /** A help tip, shown beside the heading. */
  help?: ReactNode;
  /** Rendered beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Layout of text and settings pages. */
export function ContentPage({ heading, description, help, aside, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <div className={styles.line}>
            <h1 className={styles.heading}>{heading}</h1>
            {help}
          </div>
          {description && <p className={styles.text}>{description}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
