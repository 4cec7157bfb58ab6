import type { ReactNode } from "react";
import { readRefusal } from "./read-refusal.ts";
import { TimeIsUp } from "./time-is-up.tsx";

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
  return <TimeIsUp titleId={titleId} timeLeft={timeLeft} onLeave={onLeave} onGoOn={onRetry} />;
}
