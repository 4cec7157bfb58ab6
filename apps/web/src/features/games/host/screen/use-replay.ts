import { decodeLog } from "@goldmane/games/kernel/input-log";
import { useQueryClient } from "@tanstack/react-query";
import type { Dispatch } from "react";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { runLogQuery } from "#features/games/queries.ts";
import type { PhaseAct } from "./phase.ts";
import type { OpenedGame } from "./use-runtime.ts";

type Means = {
  game: PlayableGame;
  opened: OpenedGame | null;
  send: Dispatch<PhaseAct>;
  onEnd: () => void;
};

/** Returns how to play a run of the board back. */
export function useReplay({ game, opened, send, onEnd }: Means) {
  const cache = useQueryClient();
  return async (runId: string): Promise<void> => {
    if (!opened) return;
    send({ act: "start" });
    const { options, seed, log, displayName } = await cache.fetchQuery(runLogQuery(runId));
    const players = game.playersOf(options);
    const inputs = decodeLog(log, { players, maxTicks: game.maxTicks });
    const none = Array.from({ length: players }, () => 0);
    await opened.runtime.play({
      options,
      seed,
      read: () => inputs.next().value ?? none,
      onEnd,
    });
    send({ act: "watch", displayName });
  };
}
