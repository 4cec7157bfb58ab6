import { addDays, toLocalTime, weekdayOf } from "@goldmane/contracts/controls/local-time";
import { AppError } from "@goldmane/contracts/errors";
import type { BoardPeriod, BoardScope, GameId } from "@goldmane/contracts/games/limits";
import type { Board } from "@goldmane/contracts/games/schema";
import { requireGame } from "#features/games/require-game.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { presentEntry } from "./present.ts";
import { cutBoard, rankRuns } from "./rank-runs.ts";
import { listBestRuns } from "./store.ts";
import { canSeeFriends, listVisibleHouseholds, listVisiblePlayers } from "./visible-players.ts";

type Wanted = { game: GameId; mode: string; period: BoardPeriod; scope: BoardScope };

/**
 * @throws AppError NOT_FOUND for an unknown game or mode, NOT_ALLOWED if the viewer may not see
 *   friends' runs
 */
export async function readBoard(
  app: App,
  viewer: ProfileViewer,
  { game, mode, period, scope }: Wanted,
): Promise<Board> {
  const { modes, version } = await requireGame(app, game);
  const order = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (!order) throw new AppError("NOT_FOUND", "This game has no such mode.");
  if (scope === "friends" && !canSeeFriends(viewer)) {
    throw new AppError("NOT_ALLOWED", "Ask a parent to let you play with friends.");
  }
  const { householdId, profile } = viewer;
  const households = scope === "friends" ? await listVisibleHouseholds(app, viewer) : [householdId];
  const { day: today } = toLocalTime(app.now(), viewer.timeZone);
  const from = firstDay(period, today);
  const runs = await listBestRuns(app.db, households, { game, mode, order, from });
  const players = new Map(
    (await listVisiblePlayers(app, viewer, runs)).map((player) => [player.id, player]),
  );
  const entries = rankRuns(runs.filter((run) => players.has(run.profile_id))).flatMap((run) => {
    const player = players.get(run.profile_id);
    if (!player) return [];
    const isOwn = player.id === profile.id;
    const isFriend = run.household_id !== householdId;
    return [presentEntry(run, { player, isOwn, isFriend, version })];
  });
  return { order, players: entries.length, entries: cutBoard(entries) };
}

/** Weeks begin on Monday. Null for all time. */
function firstDay(period: BoardPeriod, today: string): string | null {
  if (period === "all") return null;
  return period === "day" ? today : addDays(today, -((weekdayOf(today) + 6) % 7));
}
