import type { Notification } from "@goldmane/contracts/notifications/schema";
import { HostApps } from "#features/directory/host-apps.tsx";
import { NotificationList } from "#features/notifications/notification-list.tsx";
import { WatchlistPanel } from "#features/watchlist/panel/watchlist-panel.tsx";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import styles from "./panel.module.css";
import { useFreshPanel } from "./use-fresh-panel.ts";

type Props = { notifications: readonly Notification[]; onClose: () => void };

/** The viewer's side panel, available on every page. */
export function Panel({ notifications, onClose }: Props) {
  useFreshPanel();
  return (
    <Dialog label={say`My watchlist`} size="edge" onClose={onClose}>
      <div className={styles.panel}>
        <NotificationList notifications={notifications} />
        <WatchlistPanel />
        <HostApps />
      </div>
    </Dialog>
  );
}
