import { useEffect, useState } from "react";

/** The time, once a second while `isOn`, in epoch milliseconds. */
export function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [isOn]);
  return now;
}

/** "4:09" or "1:04:09". */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(whole % 60)}`
    : `${minutes}:${pad(whole % 60)}`;
}
