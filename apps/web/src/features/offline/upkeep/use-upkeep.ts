import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useEffect } from "react";
import { readCopies } from "#features/offline/copies.ts";
import { isOffline } from "#platform/device/network-status.ts";
import { canHaveWorker } from "#platform/kept/worker-link.ts";

const againMs = 3_600_000;

/** Looks after the films on this device: now, every hour, and whenever the network is back. */
export function useUpkeep(session: CurrentSession | undefined): void {
  useEffect(() => {
    if (!session || !canHaveWorker()) return undefined;
    const look = () => {
      if (isOffline.get()) return;
      // Without an answer everything stays as it is until the next time.
      lookAfterOwn(session).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, againMs);
    const end = isOffline.subscribe(look);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [session]);
}

/** Most devices keep no film, and fetch no script for it. */
async function lookAfterOwn(session: CurrentSession): Promise<void> {
  if ((await readCopies()).length === 0) return;
  const [{ lookAfterCopies }, { showGone }] = await Promise.all([
    import("./look-after.ts"),
    import("#features/offline/say-refused.ts"),
  ]);
  showGone(await lookAfterCopies(session, Date.now()));
}
