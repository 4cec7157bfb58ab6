import type { Notification } from "@goldmane/contracts/notifications/schema";
import { useState } from "react";
import { Link } from "wouter";
import { say, sayText } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { describeAgo } from "./describe-ago.ts";
import { NotificationSign } from "./notification-sign.tsx";
import styles from "./notification-row.module.css";

type Props = { notification: Notification; onRead: () => void; onDismiss: () => void };

/** A notification with a link to its page. */
export function NotificationRow({ notification, onRead, onDismiss }: Props) {
  const { type, title, message, timestamp, actionUrl, isRead } = notification;
  const [now] = useState(Date.now);
  return (
    <li className={styles.row} data-read={isRead}>
      <Link href={actionUrl} className={styles.link} onClick={onRead}>
        <NotificationSign type={type} />
        <span className={styles.text}>
          <span className={styles.title}>
            {sayText(title)}
            {!isRead && <span className={styles.new}>{say`New`}</span>}
          </span>
          <span className={styles.message}>{sayText(message)}</span>
          <span className={styles.when}>{describeAgo(timestamp, now)}</span>
        </span>
      </Link>
      <div className={styles.dismiss}>
        <IconButton icon="close" label={say`Dismiss ${sayText(title)}`} onClick={onDismiss} />
      </div>
    </li>
  );
}
