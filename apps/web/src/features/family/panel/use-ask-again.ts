import { useEffect, useEffectEvent } from "react";

/** A parent walks to their own device and back: nobody notices a few seconds. */
const askEveryMs = 6000;

/** Asks over and over for as long as somebody waits. */
export function useAskAgain(ask: () => void, isWaiting: boolean): void {
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => askNow(), askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
