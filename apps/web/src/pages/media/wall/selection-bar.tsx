import type { ReactNode } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./selection-bar.module.css";

type Props = {
  count: number;
  /** How many could be chosen. */
  outOf: number;
  onAll: () => void;
  onClose: () => void;
  /** What can be done with the chosen ones. */
  children: ReactNode;
};

/** Stays at the foot of the window while titles are chosen: how many, and what to do with them. */
export function SelectionBar({ count, outOf, onAll, onClose, children }: Props) {
  return (
    <section className={styles.bar} aria-label={say`Selection`}>
      <output className={styles.count}>
        {count === 0 ? say`Nothing chosen yet` : say`${count} of ${outOf} chosen`}
      </output>
      <div className={styles.acts}>
        {children}
        {count < outOf && (
          <Button look="glass" onClick={onAll}>
            {say`Select all`}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {say`Done`}
        </Button>
      </div>
    </section>
  );
}
