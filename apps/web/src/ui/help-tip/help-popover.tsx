import type { HelpArticle } from "@goldmane/contracts/help/schema";
import { Popover as Radix } from "radix-ui";
import type { RefObject } from "react";
import styles from "./help-popover.module.css";
import { TipText } from "./tip-text.tsx";

type Props = {
  /** The button that opened the popover. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  article: HelpArticle | undefined;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
};

/** Open while mounted. Escape, the button and a press outside close it. */
export function HelpPopover({ anchor, label, article, error, onRetry, onClose }: Props) {
  const leaveToButton = (event: CustomEvent) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target))
      event.preventDefault();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // A press outside may have focused something else.
    if (document.activeElement === document.body) anchor.current?.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          align="start"
          collisionPadding={16}
          aria-label={label}
          data-modal
          onInteractOutside={leaveToButton}
          onCloseAutoFocus={returnFocus}
        >
          <div className={styles.text} aria-live="polite" aria-busy={!article && !error}>
            <TipText article={article} error={error} onRetry={onRetry} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
