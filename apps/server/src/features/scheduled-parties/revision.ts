import { expiresAfterMs } from "@goldmane/contracts/scheduled-parties/limits";
import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import type { ScheduledPartyWithGuests } from "./require-scheduled-party.ts";
import { findScheduledParty, listGuests } from "./store.ts";

/** Job payload: a scheduled party at one revision. */
export const scheduledPartyRevision = z.object({
  scheduledPartyId: z.string(),
  revision: z.number(),
});
export type ScheduledPartyRevision = z.infer<typeof scheduledPartyRevision>;

/** Null if it was changed or canceled since, or is over (the server was down at the time). */
export async function findRevision(
  app: App,
  { scheduledPartyId, revision }: ScheduledPartyRevision,
): Promise<ScheduledPartyWithGuests | null> {
  const scheduledParty = await findScheduledParty(app.db, scheduledPartyId);
  if (
    !scheduledParty ||
    scheduledParty.cancelled_at !== null ||
    scheduledParty.revision !== revision
  )
    return null;
  if (app.now() > scheduledParty.starts_at + expiresAfterMs) return null;
  return { scheduledParty, guests: await listGuests(app.db, scheduledPartyId) };
}
