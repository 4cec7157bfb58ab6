import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { whenIdle } from "#platform/device/when-idle.ts";

type Props = {
  /** So many of them are drawn with the page. */
  initialCount: number;
  /** Told when the last of them is there. */
  onComplete: () => void;
  children: ReactNode;
};

const longestWaitMs = 300;
/** A shelf is about so tall. */
const shelfRem = 26;

/**
 * Draws its children one after the other, each in a moment when the page has nothing else to do. What
 * is drawn moves nothing that is there already; room is kept for the rest.
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
      {missing > 0 && <div style={{ height: `${missing * shelfRem}rem` }} />}
    </>
  );
}
