import type { Notification } from "@goldmane/contracts/notifications/schema";
import { useId, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { BellSign } from "./bell-sign.tsx";
import { NotificationRow } from "./notification-row.tsx";
import styles from "./notification-list.module.css";
import { useNotificationActs } from "./queries.ts";

type Props = { notifications: readonly Notification[] };

/** The list of notifications, open at first if any is unread. */
export function NotificationList({ notifications }: Props) {
  const id = useId();
  const { read, dismiss } = useNotificationActs();
  const unread = notifications.filter(({ isRead }) => !isRead);
  const [isOpen, setOpen] = useState(unread.length > 0);

  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.bell}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.sign}>
            <BellSign />
          </span>
          {say`Notifications`}
          {unread.length > 0 && <span className={styles.count}>{say`${unread.length} new`}</span>}
          <span className={styles.turn} data-open={isOpen}>
            <Icon name="right" />
          </span>
        </button>
      </div>
      <section id={id} className={styles.drop} aria-label={say`Notifications`} hidden={!isOpen}>
        {unread.length > 0 && (
          <button
            type="button"
            className={styles.all}
            onClick={() => read(unread.map((one) => one.id))}
          >
            {say`Mark all as read`}
          </button>
        )}
        {notifications.length > 0 ? (
          <ul className={styles.list}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onRead={() => read([notification.id])}
                onDismiss={() => dismiss(notification.id)}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{say`You’re all caught up.`}</p>
        )}
      </section>
    </>
  );
}
