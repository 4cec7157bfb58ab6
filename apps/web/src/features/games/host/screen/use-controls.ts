import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type Controls, openControls } from "#features/games/host/input/open-controls.ts";

type Options = {
  isPlaying: boolean;
  onPause: () => void;
  /** Whether holding the OK key of a remote control presses `b`. */
  isHeldForSecond: () => boolean;
};

/** The players' controls of a field while the component is mounted. */
export function useControls(
  field: RefObject<HTMLElement | null>,
  options: Options,
): RefObject<Controls | null> {
  const controls = useRef<Controls | null>(null);
  const latest = useRef(options);
  // Before the paint, so that a key pressed as the game appears counts.
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!field.current) return;
    const own = openControls(field.current, {
      onPause: () => latest.current.onPause(),
      isPlaying: () => latest.current.isPlaying,
      isHeldForSecond: () => latest.current.isHeldForSecond(),
    });
    controls.current = own;
    return () => own.close();
  }, [field]);
  return controls;
}
