import type { GameId } from "@goldmane/contracts/games/limits";
import type { ScoreOrder } from "@goldmane/games/kernel/game-rules";
import type { Db } from "#platform/db/open-db.ts";

export type BestRow = {
  id: string;
  household_id: string;
  profile_id: string;
  version: number;
  score: number;
  stars: number | null;
  finished_at: number;
  hasLog: boolean;
};

/** Each profile's best run of a mode, the best first. */
export async function listBestRuns(
  db: Db,
  householdIds: readonly string[],
  of: { game: GameId; mode: string; order: ScoreOrder; from: string | null },
): Promise<BestRow[]> {
  const direction = of.order === "highest" ? "desc" : "asc";
  const rows = await db
    .with("ranked", (is) => {
      let runs = is
        .selectFrom("game_run")
        .select(["id", "household_id", "profile_id", "version", "score", "stars", "finished_at"])
        .select((run) => [
          run("log", "is not", null).as("has_log"),
          run.fn
            .agg<number>("row_number")
            .over((over) =>
              over
                .partitionBy("profile_id")
                .orderBy("score", direction)
                .orderBy("finished_at")
                .orderBy("id"),
            )
            .as("position"),
        ])
        .where("household_id", "in", householdIds)
        .where("game", "=", of.game)
        .where("mode", "=", of.mode)
        .where("finished_at", "is not", null);
      if (of.order === "lowest") runs = runs.where("completed", "=", 1);
      return of.from === null ? runs : runs.where("day", ">=", of.from);
    })
    .selectFrom("ranked")
    .select(["id", "household_id", "profile_id", "version", "score", "stars", "finished_at"])
    .select("has_log")
    .where("position", "=", 1)
    .orderBy("score", direction)
    .orderBy("finished_at")
    .orderBy("id")
    .$narrowType<{ score: number; finished_at: number }>()
    .execute();
  return rows.map(({ has_log, ...row }) => ({ ...row, hasLog: Boolean(has_log) }));
}
