import { type ReactNode, useRef } from "react";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A sheet over the page. Escape, the cross and a press beside it close it. */
export function Dialog({ label, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  useModal(sheet, onClose);

  return (
    <dialog ref={sheet} className={styles.dialog} aria-label={label}>
      <div className={styles.body}>{children}</div>
      <div className={styles.close}>
        <IconButton icon="close" label="Close" onClick={() => sheet.current?.close()} />
      </div>
    </dialog>
  );
}
