import { createHash } from "node:crypto";
import { addDays } from "@goldmane/contracts/controls/local-time";
import { AppError } from "@goldmane/contracts/errors";
import type { RunRefusal } from "@goldmane/contracts/games/limits";
import type { FinishedRun } from "@goldmane/contracts/games/schema";
import { type ScoreOrder, ticksPerSecond } from "@goldmane/games/kernel/game-rules";
import type { Replayed } from "@goldmane/games/kernel/replay";
import { addPlayed } from "#features/controls/service.ts";
import { runRecorded } from "#features/games/events.ts";
import { requireGame } from "#features/games/require-game.ts";
import { lockProfileForUpdate } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { countRun } from "./count-runs.ts";
import { presentFinished } from "./present.ts";
import { dropLogs, findBest, findRun, type RunRow, updateFinished } from "./store.ts";

/** The logs of each day's best runs are kept for the boards of the day and the week. */
const logDays = 8;

type Finished = { id: string; log: string };

/**
 * Plays the run again and records its result. Idempotent for the same log.
 * @throws AppError NOT_FOUND, or RUN_REFUSED with nothing recorded
 */
export async function finishRun(
  app: App,
  viewer: ProfileViewer,
  { id, log }: Finished,
): Promise<FinishedRun> {
  const { id: profileId } = viewer.profile;
  const run = await findRun(app.db, profileId, id);
  if (!run) throw new AppError("NOT_FOUND", "This run doesn’t exist anymore.");
  const { modes, version } = await requireGame(app, run.game);
  const order = (run.mode !== null && modes[run.mode]) || "highest";
  if (run.finished_at !== null) return await repeatAnswer(app.db, run, { log, order });
  if (app.now() > run.expires_at) throw refuse("expired", "This run’s ticket has expired.");
  if (version !== run.version) {
    throw refuse("version", "The game has been updated since this run. Start a new one.");
  }
  countRun(app, viewer, "finish");
  const replayed = await replay(app, run, log);
  const finished = await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profileId);
    return await record({ ...app, db }, viewer, { run, log, order, replayed });
  });
  await app.bus.publish(runRecorded, { profileId });
  return finished;
}

async function replay(app: App, run: RunRow, log: string): Promise<Replayed> {
  try {
    return await app.games.replay({ ...run, log });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refuse("mismatch", "These inputs don’t belong to this run.");
  }
}

async function record(
  { db, now }: Pick<App, "db" | "now">,
  viewer: ProfileViewer,
  facts: { run: RunRow; log: string; order: ScoreOrder; replayed: Replayed },
): Promise<FinishedRun> {
  const { run, log, order, replayed } = facts;
  const { score, completed, stars = null, counts } = replayed.result;
  const finish = {
    finished_at: now(),
    score,
    completed: completed ? 1 : 0,
    stars,
    counts: { ...counts },
    ticks: replayed.ticks,
    log_hash: hashOf(log),
    log: run.mode === null ? null : log,
  };
  const isFirst = await updateFinished(db, run.profile_id, { id: run.id, finish });
  if (!isFirst) {
    const finished = await findRun(db, run.profile_id, run.id);
    if (!finished) throw new AppError("NOT_FOUND", "This run doesn’t exist anymore.");
    return await repeatAnswer(db, finished, { log, order });
  }
  const finished = { ...run, ...finish };
  await dropUnneededLogs(db, finished, order);
  // What was played without a connection, or since the last report.
  const seconds = replayed.ticks / ticksPerSecond - run.played_seconds;
  await addPlayed({ db, now }, viewer, { game: run.game, seconds });
  return presentFinished(finished, await isBest(db, finished, order));
}

/** The answer that the run got when it was finished. */
async function repeatAnswer(
  db: App["db"],
  run: RunRow,
  { log, order }: { log: string; order: ScoreOrder },
): Promise<FinishedRun> {
  if (run.log_hash !== hashOf(log)) throw refuse("finished", "This run is already finished.");
  return presentFinished(run, await isBest(db, run, order));
}

/** Whether the run beat all that the profile finished before it. */
async function isBest(db: App["db"], run: RunRow, order: ScoreOrder): Promise<boolean> {
  const { mode, score, finished_at } = run;
  if (mode === null || score === null || finished_at === null) return false;
  if (order === "lowest" && run.completed !== 1) return false;
  const before = await findBest(
    db,
    { profileId: run.profile_id, game: run.game, mode },
    { order, finishedBefore: finished_at },
  );
  if (!before) return true;
  return order === "highest" ? score > before.score : score < before.score;
}

/** Keeps the logs of the best run, and of each day's best for about a week. */
async function dropUnneededLogs(db: App["db"], run: RunRow, order: ScoreOrder): Promise<void> {
  const { mode, day } = run;
  if (mode === null) return;
  const of = { profileId: run.profile_id, game: run.game, mode };
  const best = [await findBest(db, of, { order }), await findBest(db, of, { order, day })];
  const except = best.flatMap((one) => one?.id ?? []);
  // No run of the mode was completed: this one's log is of no use either.
  if (except.length === 0) except.push("");
  await dropLogs(db, of, { before: addDays(day, -logDays), day, except });
}

function hashOf(log: string): string {
  return createHash("sha256").update(log).digest("base64url");
}

function refuse(reason: RunRefusal, message: string): AppError {
  return new AppError("RUN_REFUSED", message, { reason });
}
