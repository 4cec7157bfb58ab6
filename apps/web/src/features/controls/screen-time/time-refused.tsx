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

/** In place of a film for which there is no time; other refusals are told as they are. */
export function TimeRefused({ titleId, error, onRetry, onLeave, children }: Props) {
  const timeLeft = readRefusal(error);
  if (!timeLeft) return children;
  return (
    <Suspense fallback={null}>
      <TimeIsUp titleId={titleId} timeLeft={timeLeft} onLeave={onLeave} onGoOn={onRetry} />
    </Suspense>
  );
}
