import type { ReactNode } from "react";
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
    <section className={styles.bar} aria-label="Selection">
      <output className={styles.count}>
        {count === 0 ? "Nothing chosen yet" : `${count} of ${outOf} chosen`}
      </output>
      <div className={styles.acts}>
        {children}
        {count < outOf && (
          <Button look="glass" onClick={onAll}>
            Select all
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}
