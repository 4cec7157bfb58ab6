import { type ReactNode, useLayoutEffect } from "react";
import styles from "./entry-page.module.css";

/** How the house looks from outside. */
export type Front = "open" | "roped" | "dark" | "lit";

type Props = {
  front: Front;
  /** What stands over the door, in two or three words. */
  sign: string;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
  /** Spoken at once: it takes the place of what the viewer was at. */
  urgent?: boolean;
};

/** Before the door of a party: why it is shut, or that the evening is over. */
export function EntryPage({ front, sign, heading, children, actions, urgent = false }: Props) {
  // It takes the place of a room that may have been scrolled.
  useLayoutEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <section className={styles.page} role={urgent ? "alert" : undefined}>
      <div className={styles.house} data-front={front} aria-hidden="true">
        <p className={styles.sign}>{sign}</p>
        <div className={styles.door}>
          <i />
          <i />
          {front === "roped" && <span className={styles.rope} />}
        </div>
        <span className={styles.carpet} />
      </div>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
