import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { whenIdle } from "#platform/device/when-idle.ts";

type Props = {
  /** Number of children in the first render. */
  initialCount: number;
  /** Called when all children are rendered. */
  onComplete: () => void;
  children: ReactNode;
};

const longestWaitMs = 300;
/** Approximate height of a row. */
const rowRem = 26;

/**
 * Renders its children one by one in idle time. Reserves space for the rest, so that nothing moves.
 */
export function ProgressiveRender({ initialCount: atOnce, onComplete: onWhole, children }: Props) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(atOnce);
  const missing = Math.max(0, parts.length - drawn);

  useEffect(() => {
    if (missing === 0) return onWhole();
    const drawNext = () => startTransition(() => setDrawn((before) => before + 1));
    return whenIdle(drawNext, longestWaitMs);
  }, [missing, onWhole]);

  return (
    <>
      {parts.slice(0, drawn)}
      {missing > 0 && <div style={{ height: `${missing * rowRem}rem` }} />}
    </>
  );
}
