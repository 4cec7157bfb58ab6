import { useEffect } from "react";

/** Keeps the phone's screen on while it is seen, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // A phone that saves its battery refuses.
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await taken?.release();
      else lock = taken;
    };
    const retake = () => void take();
    retake();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener("visibilitychange", retake);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", retake);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
