import { eveningLastsMs } from "@goldmane/contracts/evenings/limits";
import type { App } from "#platform/app.ts";
import type { Planned } from "./standing.ts";
import { findEvening, listGuests } from "./store.ts";

/** What a job is about: an evening as it was planned or changed last. */
export type Turn = { eveningId: string; revision: number };

/** Null where it was changed or called off since, or is over: the house was closed meanwhile. */
export async function findTurn(app: App, { eveningId, revision }: Turn): Promise<Planned | null> {
  const evening = await findEvening(app.db, eveningId);
  if (!evening || evening.cancelled_at !== null || evening.revision !== revision) return null;
  if (app.now() > evening.starts_at + eveningLastsMs) return null;
  return { evening, guests: await listGuests(app.db, eveningId) };
}
