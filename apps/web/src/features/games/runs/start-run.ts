import { startRun as startRunEndpoint } from "@goldmane/contracts/games/api";
import type { GameId } from "@goldmane/contracts/games/limits";
import { isDaily, seedOfDay } from "@goldmane/contracts/games/rules";
import type { RunTicket } from "@goldmane/contracts/games/schema";
import { isUnreachable } from "#features/games/is-unreachable.ts";
import { call } from "#platform/api.ts";
import { takeSpareTicket, takeTicketAlong } from "./spare-tickets.ts";

export type RunStart = {
  /** Null while no profile is chosen. */
  profileId: string | null;
  game: GameId;
  /** Of the rules that this page plays by. */
  version: number;
  /** The board that the run counts for; null for none. */
  mode: string | null;
  options: Record<string, unknown>;
};

export type StartedRun = {
  profileId: string | null;
  game: GameId;
  seed: number;
  /** Null for a run that can't be recorded. */
  ticket: RunTicket | null;
};

/**
 * Gets a ticket for a run. Without a connection it uses one that was taken along; if there is none,
 * the run isn't recorded.
 * @throws ApiError if the run can't be started, such as when a child's time is over
 */
export async function startRun(start: RunStart): Promise<StartedRun> {
  const { profileId, game, version } = start;
  if (profileId === null) return toPractice(start);
  const ticket = await findTicket({ ...start, profileId });
  // A page that is older than the server plays by rules that the server no longer has.
  if (!ticket || ticket.version !== version) return toPractice(start);
  return { profileId, game, seed: ticket.seed, ticket };
}

async function findTicket(start: RunStart & { profileId: string }): Promise<RunTicket | null> {
  const { game, options } = start;
  try {
    const ticket = await call(startRunEndpoint, { game, body: { options } });
    void takeTicketAlong(start);
    return ticket;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return await takeSpareTicket(start);
  }
}

function toPractice({ profileId, game, mode }: RunStart): StartedRun {
  const seed = mode !== null && isDaily(mode) ? seedOfDay(game, mode, today()) : randomSeed();
  return { profileId, game, seed, ticket: null };
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The device's date, in ISO 8601. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
