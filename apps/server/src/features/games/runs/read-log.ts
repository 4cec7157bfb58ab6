import { AppError } from "@goldmane/contracts/errors";
import type { RunLog } from "@goldmane/contracts/games/schema";
import {
  listVisiblePlayers,
  listVisibleHouseholds,
} from "#features/games/board/visible-players.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { presentLog } from "./present.ts";
import { findPlayback } from "./store.ts";

/** @throws AppError NOT_FOUND also for a run whose player the viewer can't see on a board */
export async function readLog(app: App, viewer: ProfileViewer, id: string): Promise<RunLog> {
  const run = await findPlayback(app.db, await listVisibleHouseholds(app, viewer), id);
  const [player] = run ? await listVisiblePlayers(app, viewer, [run]) : [];
  if (!run || !player) throw new AppError("NOT_FOUND", "This run can’t be watched anymore.");
  return presentLog(run, player);
}
