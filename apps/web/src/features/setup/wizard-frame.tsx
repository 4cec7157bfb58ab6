import type { ReactNode } from "react";
import { say } from "#platform/words/say.ts";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import styles from "./wizard-frame.module.css";

type Props = {
  /** The names of all steps, and the index of the current one. */
  steps: readonly string[];
  current: number;
  /** Shown at the top right. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The page around the wizard's steps: the logo, the progress and one card. */
export function WizardFrame({ steps, current, aside, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Wordmark />
        {aside}
      </header>
      <div className={styles.column}>
        {steps.length > 0 && (
          <div className={styles.progress}>
            <ol className={styles.marks} aria-label={say`Steps`}>
              {steps.map((name, place) => (
                <li
                  key={name}
                  className={styles.mark}
                  data-done={place < current}
                  aria-current={place === current ? "step" : undefined}
                >
                  <span className={styles.name}>{name}</span>
                </li>
              ))}
            </ol>
            <p className={styles.count} aria-hidden="true">
              {say`Step ${current + 1} of ${steps.length}`}
            </p>
          </div>
        )}
        <div className={styles.card}>{children}</div>
      </div>
    </div>
  );
}
