import { isOver } from "@goldmane/contracts/controls/screen-time";
import type { Player } from "@goldmane/player/dom/player";
import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { timeLeftQuery, useFinishTitle } from "#features/controls/queries.ts";
import { TimeIsUp } from "./time-is-up.tsx";
import { TimeWarning } from "./time-warning.tsx";
import { useHoldWhenOver } from "./use-hold-when-over.ts";
import { useWarning } from "./use-warning.ts";

type Props = { titleId: string; player: Player; onLeave: () => void; onRetry: () => void };

/** Over a playing film: how long it may go on, and what to do when it may not. */
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
  if (isTimeOver) return <TimeIsUp titleId={titleId} timeLeft={timeLeft} onLeave={onLeave} />;
  if (warning === null) return null;
  return (
    <TimeWarning
      timeLeft={timeLeft}
      onFinish={warning === 1 && timeLeft.mayFinish ? () => finish() : null}
    />
  );
}
