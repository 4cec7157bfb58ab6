import { useState } from "react";
import { routes } from "#platform/routes.ts";
import { isOffline } from "#platform/device/network-status.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { DownloadCard } from "./download-card.tsx";
import styles from "./download-card.module.css";
import { canPlayOffline } from "./can-play-offline.ts";
import { useDownloads } from "./use-downloads.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";

/** The films that play offline, shown while there is no network. */
export function DownloadsRail() {
  const offline = useStore(isOffline);
  const [now] = useState(Date.now);
  const whole = useDownloads()?.filter((download) => canPlayOffline(download, now)) ?? [];
  if (!offline || whole.length === 0) return null;
  return (
    <div className={styles.top}>
      <Rail heading={say`Downloads`} href={routes.downloads}>
        {whole.map((download) => (
          <RailItem key={download.id} width="wide">
            <DownloadCard download={download} />
          </RailItem>
        ))}
      </Rail>
    </div>
  );
}
