import type { ReactNode } from "react";
import { SleepingLion } from "#ui/brand/sleeping-lion.tsx";
import styles from "./message.module.css";

type Props = {
  heading: string;
  /** What happened and what to do, in whole sentences. */
  children: ReactNode;
  actions?: ReactNode;
  /** The bare facts, for whoever is asked for help. */
  detail?: string;
  size?: "page" | "small";
  /** Spoken at once when it takes the place of what the viewer asked for. */
  urgent?: boolean;
};

/** What stands where there is nothing to show: an empty shelf, a failure, a film that is not here. */
export function Message({ heading, children, actions, detail, size = "page", urgent }: Props) {
  const Heading = size === "page" ? "h1" : "h2";
  return (
    <section className={styles.message} data-size={size} role={urgent ? "alert" : undefined}>
      <div className={styles.picture}>
        <SleepingLion />
      </div>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.words}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </section>
  );
}
