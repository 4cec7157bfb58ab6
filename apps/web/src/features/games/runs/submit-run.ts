import { finishRun } from "@goldmane/contracts/games/api";
import { type RunRefusal, runRefusals } from "@goldmane/contracts/games/limits";
import type { FinishedRun } from "@goldmane/contracts/games/schema";
import {
  deleteGameRecord,
  listGameRecords,
  type WaitingRun,
  writeGameRecord,
} from "#features/games/game-records.ts";
import { isUnreachable } from "#features/games/is-unreachable.ts";
import { ApiError, call } from "#platform/api.ts";
import type { StartedRun } from "./start-run.ts";

export type SubmitOutcome =
  | { status: "recorded"; run: FinishedRun }
  /** Stored on this device until the server can be reached. */
  | { status: "waiting" }
  /** The reason is null if the server no longer knows the ticket. */
  | { status: "refused"; reason: RunRefusal | null }
  /** It was started without a ticket. */
  | { status: "unrecorded" };

/** Sends a finished run to be verified. Never fails: a run that can't be sent is sent later. */
export async function submitRun(started: StartedRun, log: string): Promise<SubmitOutcome> {
  const { profileId, game, ticket } = started;
  if (!ticket || profileId === null) return { status: "unrecorded" };
  const run = { profileId, game, ticket, log };
  // Stored first: the page may be closed while the run is sent.
  await writeGameRecord("runs", ticket.runId, run);
  return await send(run);
}

/** Sends a profile's runs that wait on this device; returns those that were recorded. */
export async function sendWaitingRuns(profileId: string): Promise<FinishedRun[]> {
  const recorded: FinishedRun[] = [];
  const waiting = (await listGameRecords("runs")).filter((run) => run.profileId === profileId);
  for (const run of waiting) {
    const outcome = await send(run);
    if (outcome.status === "recorded") recorded.push(outcome.run);
    if (outcome.status === "waiting") break;
  }
  return recorded;
}

async function send(run: WaitingRun): Promise<SubmitOutcome> {
  const { runId } = run.ticket;
  try {
    const recorded = await call(finishRun, { id: runId, body: { log: run.log } });
    await deleteGameRecord("runs", runId);
    return { status: "recorded", run: recorded };
  } catch (error) {
    const isSignedOut = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isUnreachable(error) || isSignedOut) return { status: "waiting" };
    await deleteGameRecord("runs", runId);
    return { status: "refused", reason: readReason(error) };
  }
}

function readReason(error: unknown): RunRefusal | null {
  const reason = error instanceof ApiError ? error.details["reason"] : null;
  return runRefusals.find((one) => one === reason) ?? null;
}
