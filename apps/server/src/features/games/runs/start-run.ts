import { randomInt } from "node:crypto";
import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { AppError } from "@goldmane/contracts/errors";
import {
  type GameId,
  offlineTicketForMs,
  openTicketsAtMost,
  ticketForMs,
} from "@goldmane/contracts/games/limits";
import { isDaily, seedOfDay } from "@goldmane/contracts/games/rules";
import type { RunTicket } from "@goldmane/contracts/games/schema";
import type { ReplayableGame } from "@goldmane/games/kernel/replayable-game";
import { requirePlayTime } from "#features/controls/service.ts";
import { lockProfileForUpdate } from "#features/family/service.ts";
import { requireGame } from "#features/games/require-game.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { countRun } from "./count-runs.ts";
import { presentTicket } from "./present.ts";
import { deleteOldTickets, insertTicket } from "./store.ts";

type Start = { game: GameId; options: Record<string, unknown>; isOffline: boolean };

/**
 * @throws AppError NOT_FOUND for a game that can't be played, INVALID_INPUT for unknown options,
 *   SCREEN_TIME_OVER
 */
export async function startRun(
  app: App,
  viewer: ProfileViewer,
  { game, options, isOffline }: Start,
): Promise<RunTicket> {
  const rules = await requireGame(app, game);
  const mode = readMode(rules, options);
  countRun(app, viewer, "start");
  const timeLeft = await requirePlayTime(app, viewer);
  const { profile, householdId } = viewer;
  const now = app.now();
  const { day } = toLocalTime(now, viewer.timeZone);
  const ticket = {
    id: newId(now),
    household_id: householdId,
    profile_id: profile.id,
    game,
    version: rules.version,
    options,
    mode,
    seed: mode !== null && isDaily(mode) ? seedOfDay(game, mode, day) : randomInt(2 ** 32),
    day,
    started_at: now,
    played_seconds: 0,
    expires_at: now + (isOffline ? offlineTicketForMs : ticketForMs),
  };
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profile.id);
    await insertTicket(db, ticket);
    await deleteOldTickets(db, profile.id, openTicketsAtMost);
  });
  app.games.prepare(game);
  return presentTicket(ticket, timeLeft);
}

/** @throws AppError INVALID_INPUT */
function readMode(rules: ReplayableGame, options: unknown): string | null {
  try {
    return rules.modeOf(options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("INVALID_INPUT", `The game can’t be started this way: ${error.message}`);
  }
}
