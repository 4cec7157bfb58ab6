import type { ReactNode } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./selection-bar.module.css";

type Props = {
  count: number;
  /** Total number of selectable items. */
  outOf: number;
  onAll: () => void;
  onClose: () => void;
  /** Actions for the selection. */
  children: ReactNode;
};

/** Sticky bar while selecting: count and actions. */
export function SelectionBar({ count, outOf, onAll, onClose, children }: Props) {
  return (
    <section className={styles.bar} aria-label={say`Selection`}>
      <output className={styles.count}>
        {count === 0 ? say`Nothing selected` : say`${count} of ${outOf} selected`}
      </output>
      <div className={styles.acts}>
        {children}
        {count < outOf && (
          <Button variant="glass" onClick={onAll}>
            {say`Select all`}
          </Button>
        )}
        <Button variant="plain" onClick={onClose}>
          {say`Done`}
        </Button>
      </div>
    </section>
  );
}
