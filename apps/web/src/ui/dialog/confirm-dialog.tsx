import type { ReactNode } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./confirm-dialog.module.css";

type Props = {
  heading: string;
  /** Explains the consequences. */
  children: ReactNode;
  confirmLabel: string;
  isPending: boolean;
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: Props) {
  const {
    heading,
    children,
    confirmLabel: verb,
    isPending,
    isDestructive: isAlarming = true,
    onConfirm: onAct,
    onClose,
  } = props;
  return (
    <Dialog label={heading} size="small" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{heading}</h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>
          <Button variant="glass" onClick={onClose}>
            {say`Cancel`}
          </Button>
          <Button variant={isAlarming ? "alarm" : "gold"} aria-busy={isPending} onClick={onAct}>
            {verb}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
