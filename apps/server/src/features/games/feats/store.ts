import type { GameId } from "@goldmane/contracts/games/limits";
import { runOptions, saveData } from "@goldmane/contracts/games/schema";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";

/** A completed run, with what it is counted by. */
export type CompletedRun = {
  game: string;
  options: Record<string, unknown>;
  counts: Record<string, number>;
  stars: number;
};

const optionsColumn = jsonColumn(runOptions);
const countsColumn = jsonColumn(z.record(z.string(), z.number()));
const dataColumn = jsonColumn(saveData);

export async function listCompletedRuns(db: Db, profileId: string): Promise<CompletedRun[]> {
  const rows = await db
    .selectFrom("game_run")
    .select(["game", "options", "counts", "stars"])
    .where("profile_id", "=", profileId)
    .where("completed", "=", 1)
    .execute();
  return rows.map(({ game, options, counts, stars }) => ({
    game,
    options: optionsColumn.read(options),
    counts: counts === null ? {} : countsColumn.read(counts),
    stars: stars ?? 0,
  }));
}

/** What a profile's saves of a game hold. */
export async function listSaves(
  db: Db,
  profileId: string,
  game: GameId,
): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom("game_save")
    .select("data")
    .where("profile_id", "=", profileId)
    .where("game", "=", game)
    .execute();
  return rows.map(({ data }) => dataColumn.read(data));
}
