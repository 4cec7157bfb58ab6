import type { ReactNode } from "react";
import styles from "./content-page.module.css";

type Props = {
  heading: string;
  words?: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page to read and to set things on, in place of one to look at. */
export function ContentPage({ heading, words, aside, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{heading}</h1>
          {words && <p className={styles.words}>{words}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
