import { useEffect, useRef } from "react";

const dwellMs = 120;

/** Calls back once the pointer or focus has rested: passing over is not intent. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const rest = () => {
    leave();
    timer.current = setTimeout(onIntent, dwellMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave };
}
