import { type ReactNode, Suspense, lazy } from "react";
import { readRefusal } from "./read-refusal.ts";

const TimeIsUp = lazy(() =>
  import("./time-is-up.tsx").then((module) => ({ default: module.TimeIsUp })),
);

type Props = {
  titleId: string;
  error: Error;
  onRetry: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** Replaces a film when time is up; other errors are shown as usual. */
export function TimeRefused({ titleId, error, onRetry, onLeave, children }: Props) {
  const timeLeft = readRefusal(error);
  if (!timeLeft) return children;
  return (
    <Suspense fallback={null}>
      <TimeIsUp titleId={titleId} timeLeft={timeLeft} onLeave={onLeave} onGoOn={onRetry} />
    </Suspense>
  );
}
