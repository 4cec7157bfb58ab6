import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useEffect } from "react";
import { showGone } from "#features/offline/say-refused.ts";
import { isOffline } from "#platform/device/reach.ts";
import { canHaveWorker } from "#platform/kept/worker-link.ts";
import { lookAfterCopies } from "./look-after.ts";

const againMs = 3_600_000;

/** Looks after the films on this device: now, every hour, and whenever the network is back. */
export function useUpkeep(session: CurrentSession | undefined): void {
  useEffect(() => {
    if (!session || !canHaveWorker()) return undefined;
    const look = () => {
      if (isOffline.get()) return;
      // Without an answer everything stays as it is until the next time.
      lookAfterCopies(session, Date.now()).then(showGone, () => undefined);
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
