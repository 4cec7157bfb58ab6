import { startRun } from "@goldmane/contracts/games/api";
import type { GameId } from "@goldmane/contracts/games/limits";
import { isDaily } from "@goldmane/contracts/games/rules";
import type { RunTicket } from "@goldmane/contracts/games/schema";
import {
  deleteGameRecord,
  listGameRecords,
  type SpareTicket,
  writeGameRecord,
} from "#features/games/game-records.ts";
import { call } from "#platform/api.ts";

type Choice = {
  profileId: string;
  game: GameId;
  version: number;
  mode: string | null;
  options: Record<string, unknown>;
};

const dayMs = 24 * 3_600_000;
/** A profile's spare tickets on this device; the server allows as many. */
const sparesAtMost = 20;

/**
 * Gets a spare ticket for the same choice, unless there is one. Does nothing if that fails, and for
 * daily modes, whose seed is of one day.
 */
export async function takeTicketAlong(choice: Choice): Promise<void> {
  const { profileId, game, mode, options } = choice;
  if (mode === null || isDaily(mode)) return;
  const spares = (await listGameRecords("tickets")).filter((one) => one.profileId === profileId);
  const isFresh = ({ ticket }: SpareTicket) => ticket.expiresAt > Date.now() + dayMs;
  if (spares.some((spare) => fits(spare, choice) && isFresh(spare))) return;
  try {
    const ticket = await call(startRun, { game, body: { options, isOffline: true } });
    const spare = { profileId, game, options: JSON.stringify(options), ticket };
    await writeGameRecord("tickets", ticket.runId, spare);
  } catch {
    return;
  }
  const old = spares
    .toSorted((a, b) => b.ticket.expiresAt - a.ticket.expiresAt)
    .filter((spare, at) => at >= sparesAtMost - 1 || fits(spare, choice));
  for (const { ticket } of old) await deleteGameRecord("tickets", ticket.runId);
}

/** Uses up a spare ticket; null if there is none. */
export async function takeSpareTicket(choice: Choice): Promise<RunTicket | null> {
  const spare = (await listGameRecords("tickets")).find(
    (one) => fits(one, choice) && one.ticket.expiresAt > Date.now(),
  );
  if (!spare) return null;
  await deleteGameRecord("tickets", spare.ticket.runId);
  return spare.ticket;
}

function fits(spare: SpareTicket, { profileId, game, version, options }: Choice): boolean {
  return (
    spare.profileId === profileId &&
    spare.game === game &&
    spare.ticket.version === version &&
    spare.options === JSON.stringify(options)
  );
}
