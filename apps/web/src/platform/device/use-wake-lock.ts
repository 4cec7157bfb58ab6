import { useEffect } from "react";

/** Keeps the screen on while the page is visible, where supported. */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused in battery saver mode.
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await taken?.release();
      else lock = taken;
    };
    const retake = () => void take();
    retake();
    // The browser releases the lock when the page is hidden.
    document.addEventListener("visibilitychange", retake);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", retake);
      lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
