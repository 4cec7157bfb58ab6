import { isOver } from "@goldmane/contracts/controls/screen-time";
import type { Player } from "@goldmane/player/dom/player";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useFinishTitle } from "./use-finish-title.ts";
import { useHoldWhenOver } from "./use-hold-when-over.ts";
import { useWarning } from "./use-warning.ts";

const TimeIsUp = lazy(() =>
  import("./time-is-up.tsx").then((module) => ({ default: module.TimeIsUp })),
);
const TimeWarning = lazy(() =>
  import("./time-warning.tsx").then((module) => ({ default: module.TimeWarning })),
);

type Props = { titleId: string; player: Player; onLeave: () => void; onRetry: () => void };

/** Overlay of a playing film: time left, and options when it is over. */
export function ScreenTime({ titleId, player, onLeave, onRetry }: Props) {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.profile?.role;
  const { data: timeLeft = null } = useQuery({
    ...timeLeftQuery(titleId),
    enabled: role === "child" || role === "teen",
  });
  const isTimeOver = isOver(timeLeft);
  const warning = useWarning(timeLeft);
  const { mutate: finish } = useFinishTitle(titleId);
  useHoldWhenOver(player, isTimeOver, onRetry);

  if (!timeLeft) return null;
  return (
    <Suspense fallback={null}>
      {isTimeOver && <TimeIsUp titleId={titleId} timeLeft={timeLeft} onLeave={onLeave} />}
      {!isTimeOver && warning !== null && (
        <TimeWarning
          timeLeft={timeLeft}
          onFinish={warning === 1 && timeLeft.mayFinish ? () => finish() : null}
        />
      )}
    </Suspense>
  );
}
