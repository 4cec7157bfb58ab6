import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./dialog.module.css";
import { findOpener } from "./find-opener.ts";
import { registerTopLayer } from "./top-layer.ts";
import { moveFocusInside } from "./move-focus-inside.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

type Props = {
  label: string;
  /** `edge` is a side sheet, and a bottom sheet on phones. */
  size?: "wide" | "medium" | "small" | "edge";
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open while mounted. Escape, the close button and a press outside close it. */
export function Dialog({ label, size = "wide", onClose, children }: Props) {
  useScrollLock();
  const [opener] = useState(findOpener);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  const focusInside = (event: Event) => {
    event.preventDefault();
    const sheet = event.currentTarget;
    if (sheet instanceof HTMLElement) stopWaiting.current = moveFocusInside(sheet);
  };
  const focusOpener = (event: Event) => {
    event.preventDefault();
    // The dialog's action may have removed the opener.
    const isThere = opener?.isConnected === true && opener.checkVisibility();
    const next = isThere ? opener : document.querySelector("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className={styles.backdrop} ref={registerTopLayer}>
          <Radix.Content
            className={styles.dialog}
            data-size={size}
            data-modal
            aria-describedby={undefined}
            onOpenAutoFocus={focusInside}
            onCloseAutoFocus={focusOpener}
            onKeyUp={scrollFocusIntoView}
          >
            <Radix.Title className={styles.label}>{label}</Radix.Title>
            <div className={styles.body} data-body>
              {children}
            </div>
            <div className={styles.close}>
              <Radix.Close asChild>
                <IconButton icon="close" label={say`Close`} />
              </Radix.Close>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix wraps Tab from the last element to the first without scrolling to it. */
function scrollFocusIntoView({ key }: KeyboardEvent): void {
  if (key === "Tab") document.activeElement?.scrollIntoView({ block: "nearest" });
}
