import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useEffect } from "react";
import { readDownloads } from "#features/offline/downloads.ts";
import { isOffline } from "#platform/device/network-status.ts";
import { canUseWorker } from "#platform/local-store/worker-link.ts";

const againMs = 3_600_000;

/** Maintains the downloads: now, every hour, and whenever the network is back. */
export function useDownloadMaintenance(session: CurrentSession | undefined): void {
  useEffect(() => {
    if (!session || !canUseWorker()) return undefined;
    const check = () => {
      if (isOffline.get()) return;
      // A failed run changes nothing, and the next run retries.
      maintainOwn(session).catch(() => undefined);
    };
    check();
    const timer = setInterval(check, againMs);
    const end = isOffline.subscribe(check);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [session]);
}

/** Most devices have no downloads, and never load the script. */
async function maintainOwn(session: CurrentSession): Promise<void> {
  if ((await readDownloads()).length === 0) return;
  const [{ maintainDownloads }, { showRemoved }] = await Promise.all([
    import("./maintain-downloads.ts"),
    import("#features/offline/describe-refusal.ts"),
  ]);
  showRemoved(await maintainDownloads(session, Date.now()));
}
