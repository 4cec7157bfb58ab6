import type { Notification } from "@goldmane/contracts/notifications/schema";
import styles from "./notification-sign.module.css";

/** Outlines on a 24-unit square: a heart, a ticket, a flame, a medal, a raised hand. */
const shapes: Readonly<Record<Notification["type"], string>> = {
  watchlist:
    "M12 20.7 10.6 19.4C5.4 14.7 2.5 12 2.5 8.6A4.9 4.9 0 0 1 7.4 3.6c1.8 0 3.5.9 4.6 2.3a6 6 0 0 1 4.6-2.3 4.9 4.9 0 0 1 4.9 5c0 3.4-2.9 6.1-8.1 10.8z",
  recommendation:
    "M4 5h16c.6 0 1 .4 1 1v3.6a2.5 2.5 0 0 0 0 4.8V18c0 .6-.4 1-1 1H4c-.6 0-1-.4-1-1v-3.6a2.5 2.5 0 0 0 0-4.8V6c0-.6.4-1 1-1zm8 2.8-1.3 2.7-3 .4 2.2 2.1-.5 3L12 14.6l2.6 1.4-.5-3 2.2-2.1-3-.4z",
  streak:
    "M12.5 1.5c2 3.8 6.5 6.3 6.5 12a7 7 0 0 1-14 0c0-3.3 2.1-5 3.3-7.7 1.6 1.2 2.4 2.5 2.4 4.1 1.6-2.8 2.1-5.5 1.8-8.4zm-.5 10.3c-1.2 2.4-3 3.4-3 5.6a3 3 0 0 0 6 0c0-2.2-1.8-3.2-3-5.6z",
  milestone:
    "M7 2h3.6l1.4 3.4L13.4 2H17l-2.7 6.3a6.7 6.7 0 1 1-4.6 0zm5 8.6-1.2 2.5-2.8.4 2 2-.5 2.7 2.5-1.3 2.5 1.3-.5-2.7 2-2-2.8-.4z",
  care: "M11.1 2.6a1.3 1.3 0 0 1 2.6 0v7.2h.9V4.1a1.3 1.3 0 0 1 2.6 0v6.6h.9V7.1a1.25 1.25 0 0 1 2.5 0v8.1c0 4-2.9 7-7 7-3 0-4.9-1.3-6.3-3.9L3.7 13.3a1.45 1.45 0 0 1 2.4-1.6l1.5 1.9V4.7a1.3 1.3 0 0 1 2.6 0v5.1h.9z",
};

/** The icon of a notification's type. Hidden from screen readers; its title is beside it. */
export function NotificationSign({ type }: Pick<Notification, "type">) {
  return (
    <span className={styles.sign} data-type={type}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path fillRule="evenodd" d={shapes[type]} />
      </svg>
    </span>
  );
}
