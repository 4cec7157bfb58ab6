import type { ReactNode } from "react";
import { SleepingLion } from "#ui/brand/sleeping-lion.tsx";
import styles from "./message.module.css";

type Props = {
  heading: string;
  /** The problem and the next step. */
  children: ReactNode;
  actions?: ReactNode;
  /** Technical details for support. */
  detail?: string;
  size?: "page" | "small";
  /** Announced immediately, for when it replaces what the viewer asked for. */
  urgent?: boolean;
};

/** A message in place of content: an empty list, an error, a missing film. */
export function Message({ heading, children, actions, detail, size = "page", urgent }: Props) {
  const Heading = size === "page" ? "h1" : "h2";
  return (
    <section className={styles.message} data-size={size} role={urgent ? "alert" : undefined}>
      <div className={styles.picture}>
        <SleepingLion />
      </div>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </section>
  );
}
