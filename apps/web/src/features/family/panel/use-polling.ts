import { useEffect, useEffectEvent } from "react";

/** A parent takes longer than this to approve on another device. */
const askEveryMs = 6000;

/** Polls while a profile waits for approval. */
export function usePolling(ask: () => void, isWaiting: boolean): void {
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => askNow(), askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
