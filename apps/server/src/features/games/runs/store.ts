import * as z from "zod/mini";
import { type GameId, ticketForMs } from "@goldmane/contracts/games/limits";
import { gameId, runOptions } from "@goldmane/contracts/games/schema";
import type { ScoreOrder } from "@goldmane/games/kernel/game-rules";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

type Row = Tables["game_run"];
type Options = Record<string, unknown>;

/** A run that was started. Until it is finished, it is a ticket. */
export type RunRow = Omit<Row, "game" | "options" | "counts"> & {
  game: GameId;
  options: Options;
  counts: Record<string, number> | null;
};

/** What a replay adds to a run. */
export type Finish = {
  finished_at: number;
  score: number;
  completed: number;
  stars: number | null;
  counts: Record<string, number>;
  ticks: number;
  log_hash: string;
  log: string | null;
};

/** A profile's runs of one mode. */
type OfMode = { profileId: string; game: GameId; mode: string };

const optionsColumn = jsonColumn(runOptions);
const countsColumn = jsonColumn(z.record(z.string(), z.number()));

function toRun({ game, options, counts, ...row }: Row): RunRow {
  return {
    ...row,
    game: gameId.parse(game),
    options: optionsColumn.read(options),
    counts: counts === null ? null : countsColumn.read(counts),
  };
}

export async function insertTicket(
  db: Db,
  ticket: Pick<
    RunRow,
    | "id"
    | "household_id"
    | "profile_id"
    | "game"
    | "version"
    | "options"
    | "mode"
    | "seed"
    | "day"
    | "started_at"
    | "expires_at"
    | "played_seconds"
  >,
): Promise<void> {
  await db
    .insertInto("game_run")
    .values({ ...ticket, options: optionsColumn.write(ticket.options) })
    .execute();
}

/** Deletes all but a profile's latest `count` tickets, and as many for offline play. */
export async function deleteOldTickets(db: Db, profileId: string, count: number): Promise<void> {
  const open = await db
    .selectFrom("game_run")
    .select(["id", "started_at", "expires_at"])
    .where("profile_id", "=", profileId)
    .where("finished_at", "is", null)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const isOffline = (one: (typeof open)[number]) => one.expires_at - one.started_at > ticketForMs;
  const online = open.filter((one) => !isOffline(one));
  const old = [...online.slice(count), ...open.filter(isOffline).slice(count)].map(({ id }) => id);
  if (old.length > 0) await db.deleteFrom("game_run").where("id", "in", old).execute();
}

/** Deletes tickets that expired before an instant. */
export async function deleteExpiredTickets(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("game_run")
    .where("finished_at", "is", null)
    .where("expires_at", "<", before)
    .execute();
}

/** A profile's own run. */
export async function findRun(db: Db, profileId: string, id: string): Promise<RunRow | undefined> {
  const row = await db
    .selectFrom("game_run")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toRun(row);
}

/** A finished run of one of these households, with its log. */
export async function findPlayback(
  db: Db,
  householdIds: readonly string[],
  id: string,
): Promise<(RunRow & { log: string }) | undefined> {
  const row = await db
    .selectFrom("game_run")
    .selectAll()
    .where("household_id", "in", householdIds)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && row.log !== null ? { ...toRun(row), log: row.log } : undefined;
}

/** False if the run was finished by another request. */
export async function updateFinished(
  db: Db,
  profileId: string,
  { id, finish }: { id: string; finish: Finish },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("game_run")
    .set({ ...finish, counts: countsColumn.write(finish.counts) })
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds seconds that were reported while the run was played. */
export async function addPlayedSeconds(
  db: Db,
  profileId: string,
  { id, seconds }: { id: string; seconds: number },
): Promise<void> {
  await db
    .updateTable("game_run")
    .set((is) => ({ played_seconds: is("played_seconds", "+", seconds) }))
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .execute();
}

export type RecentRow = { game: GameId; playedAt: number; options: Options; runs: number };

/** A profile's latest run of each game, the latest first. */
export async function listRecent(db: Db, profileId: string): Promise<RecentRow[]> {
  const rows = await db
    .with("counted", (is) =>
      is
        .selectFrom("game_run")
        .select(({ fn }) => [
          "game",
          fn.max("id").as("latest_id"),
          fn.count<number>("finished_at").as("runs"),
        ])
        .where("profile_id", "=", profileId)
        .groupBy("game"),
    )
    .selectFrom("counted")
    .innerJoin("game_run", "game_run.id", "counted.latest_id")
    .select(["game_run.game", "started_at", "options", "runs"])
    .orderBy("started_at", "desc")
    .orderBy("game_run.game")
    .execute();
  return rows.map(({ game, started_at, options, runs }) => ({
    game: gameId.parse(game),
    playedAt: started_at,
    options: optionsColumn.read(options),
    runs,
  }));
}

/** The games of which a profile has finished a run. */
export async function listFinishedGames(db: Db, profileId: string): Promise<GameId[]> {
  const rows = await db
    .selectFrom("game_run")
    .select("game")
    .distinct()
    .where("profile_id", "=", profileId)
    .where("finished_at", "is not", null)
    .orderBy("game")
    .execute();
  return rows.map(({ game }) => gameId.parse(game));
}

export type BestRun = { id: string; day: string; score: number };

/** The best run, and the earliest of those that are equally good. */
export async function findBest(
  db: Db,
  { profileId, game, mode }: OfMode,
  { order, ...among }: { order: ScoreOrder; day?: string; finishedBefore?: number },
): Promise<BestRun | undefined> {
  let runs = db
    .selectFrom("game_run")
    .select(["id", "day", "score"])
    .where("profile_id", "=", profileId)
    .where("game", "=", game)
    .where("mode", "=", mode)
    .where("finished_at", "is not", null)
    .$narrowType<{ score: number }>();
  // A run that was given up early would be the shortest.
  if (order === "lowest") runs = runs.where("completed", "=", 1);
  if (among.day) runs = runs.where("day", "=", among.day);
  if (among.finishedBefore) runs = runs.where("finished_at", "<", among.finishedBefore);
  return await runs
    .orderBy("score", order === "highest" ? "desc" : "asc")
    .orderBy("finished_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Drops the logs of a mode's runs before a day and of one day, except those of some runs. */
export async function dropLogs(
  db: Db,
  { profileId, game, mode }: OfMode,
  which: { before: string; day: string; except: readonly string[] },
): Promise<void> {
  await db
    .updateTable("game_run")
    .set({ log: null })
    .where("profile_id", "=", profileId)
    .where("game", "=", game)
    .where("mode", "=", mode)
    .where("log", "is not", null)
    .where((is) => is.or([is("day", "<", which.before), is("day", "=", which.day)]))
    .where("id", "not in", which.except)
    .execute();
}
