import { Toast } from "radix-ui";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { Link } from "wouter";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { toastLimits } from "#ui/limits.ts";
import styles from "./toast.module.css";
import { useReachableRegion } from "./use-reachable-region.ts";
import { useToast } from "./use-toast.ts";

/** Renders toasts above everything, including dialogs. */
export function Toaster() {
  const { toasts, dismiss } = useToast();
  const region = useRef<HTMLDivElement>(null);
  useReachableRegion(region);

  return createPortal(
    // `aria-live` keeps modal dialogs from hiding the region from screen readers.
    <div ref={region} aria-live="off">
      <Toast.Provider
        duration={toastLimits.closeAfterMs}
        swipeDirection={toastLimits.swipeDirection}
        swipeThreshold={toastLimits.swipePixels}
      >
        {toasts.map(({ id, isOpen, title, description, variant = "plain", action, stays }) => (
          <Toast.Root
            key={id}
            className={styles.toast}
            data-variant={variant}
            {...(stays && { duration: Number.POSITIVE_INFINITY })}
            open={isOpen}
            onOpenChange={(open) => {
              if (!open) dismiss(id);
            }}
          >
            <div className={styles.text}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && (
                <Toast.Description className={styles.description}>{description}</Toast.Description>
              )}
            </div>
            <Toast.Close className={styles.close} aria-label={say`Close`}>
              <Icon name="close" />
            </Toast.Close>
            {action && (
              <Toast.Action asChild altText={action.label}>
                {"href" in action ? (
                  <Link href={action.href} className={styles.action}>
                    {action.label}
                  </Link>
                ) : (
                  <button type="button" className={styles.action} onClick={action.act}>
                    {action.label}
                  </button>
                )}
              </Toast.Action>
            )}
          </Toast.Root>
        ))}
        <Toast.Viewport
          className={styles.viewport}
          hotkey={[toastLimits.hotkey]}
          style={{ maxWidth: toastLimits.widthPixels }}
        />
      </Toast.Provider>
    </div>,
    document.body,
  );
}
