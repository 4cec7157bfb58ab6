import { useEffect, useRef } from "react";

/** Pauses a running game when its tab is hidden or its window loses the focus. */
export function usePauseWhenHidden(isPlaying: boolean, onPause: () => void): void {
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    if (!isPlaying) return;
    const pause = () => document.hidden && latest.current();
    const lose = () => latest.current();
    document.addEventListener("visibilitychange", pause);
    addEventListener("blur", lose);
    return () => {
      document.removeEventListener("visibilitychange", pause);
      removeEventListener("blur", lose);
    };
  }, [isPlaying]);
}
