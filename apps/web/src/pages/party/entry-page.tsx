import { type ReactNode, useLayoutEffect } from "react";
import styles from "./entry-page.module.css";

/** Appearance of the facade. */
export type Front = "open" | "roped" | "dark" | "lit";

type Props = {
  front: Front;
  /** Text of the sign, two or three words. */
  sign: string;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
  /** Announced to screen readers, because it replaces what the viewer was doing. */
  urgent?: boolean;
};

/** Shown instead of a party: why it can't be joined, or that it is over. */
export function EntryPage({ front, sign, heading, children, actions, urgent = false }: Props) {
  // The page it replaces may have been scrolled.
  useLayoutEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <section className={styles.page} role={urgent ? "alert" : undefined}>
      <div className={styles.facade} data-front={front} aria-hidden="true">
        <p className={styles.sign}>{sign}</p>
        <div className={styles.door}>
          <i />
          <i />
          {front === "roped" && <span className={styles.rope} />}
        </div>
        <span className={styles.carpet} />
      </div>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
