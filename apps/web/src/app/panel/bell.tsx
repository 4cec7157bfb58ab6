import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { BellSign } from "#features/notifications/bell-sign.tsx";
import { useWatchlistSync } from "#features/watchlist/use-watchlist-sync.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { LoadFailedToast } from "#ui/lazy-load/load-failed-toast.tsx";
import bar from "#app/bar-item.module.css";
import { Heart } from "#ui/watchlist/heart.tsx";
import styles from "./bell.module.css";
import { useShownNotifications } from "./use-shown-notifications.ts";

const loadPanel = () => import("./panel.tsx").then(({ Panel }) => Panel);

/** Shows unread notifications and opens the viewer's panel. */
export function Bell() {
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { data: session } = useQuery(sessionQuery);
  useWatchlistSync(session && (session.profile?.id ?? null));
  const notifications = useShownNotifications(path);
  const isSignedIn = Boolean(session?.household);
  const unread = isSignedIn ? notifications.filter(({ isRead }) => !isRead).length : 0;
  if (!session) return null;

  return (
    <>
      <button
        type="button"
        className={`${styles.bell} ${bar.item}`}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? say`My watchlist, ${unread} new` : say`My watchlist`}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => setOpenAt(path)}
      >
        <span className={styles.sign} data-wide>
          <BellSign />
        </span>
        <span className={styles.sign} data-phone>
          <Heart isFull={false} />
        </span>
        <span className={bar.label}>{say`Watchlist`}</span>
        {unread > 0 && (
          <span
            className={styles.count}
            data-count={unread > 9 ? "9+" : unread}
            aria-hidden="true"
          />
        )}
      </button>
      <LazyLoad
        load={loadPanel}
        renderFailure={({ onRetry }) => (
          <LoadFailedToast
            onRetry={onRetry}
            onGiveUp={() => setOpenAt(null)}
            onAskAgain={() => setOpenAt(path)}
          />
        )}
      >
        {(Panel) =>
          openAt === path && <Panel notifications={notifications} onClose={() => setOpenAt(null)} />
        }
      </LazyLoad>
    </>
  );
}
