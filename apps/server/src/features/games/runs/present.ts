import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { FinishedRun, RunLog, RunTicket } from "@goldmane/contracts/games/schema";
import type { ViewerProfile } from "#platform/app.ts";
import type { RunRow } from "./store.ts";

export function presentTicket(
  ticket: Pick<RunRow, "id" | "seed" | "version" | "mode" | "expires_at">,
  timeLeft: TimeLeft | null,
): RunTicket {
  const { id, seed, version, mode, expires_at } = ticket;
  return { runId: id, seed, version, mode, expiresAt: expires_at, timeLeft };
}

export function presentFinished(run: RunRow, isBest: boolean): FinishedRun {
  return {
    runId: run.id,
    game: run.game,
    mode: run.mode,
    score: run.score ?? 0,
    completed: run.completed === 1,
    stars: run.stars,
    counts: run.counts ?? {},
    isBest,
  };
}

export function presentLog(run: RunRow & { log: string }, player: ViewerProfile): RunLog {
  return {
    runId: run.id,
    game: run.game,
    mode: run.mode,
    version: run.version,
    seed: run.seed,
    options: run.options,
    log: run.log,
    score: run.score ?? 0,
    displayName: player.displayName,
    avatarUrl: avatarUrl(player.avatar),
  };
}
