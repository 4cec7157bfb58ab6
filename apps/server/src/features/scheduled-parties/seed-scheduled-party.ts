import type { RsvpAnswer } from "@goldmane/contracts/scheduled-parties/schema";
import type { App } from "#platform/app.ts";
import { enqueueJobs } from "./enqueue-jobs.ts";
import { insertGuests, insertScheduledParty, updateAnswer } from "./store.ts";

/**
 * Enqueues the reminder and the opening of the demo's party. Without the party they do nothing, so that
 * it can be stored afterwards.
 */
export async function enqueueSeededParty(
  app: Pick<App, "jobs">,
  { id, startsAt }: { id: string; startsAt: number },
): Promise<void> {
  await enqueueJobs(app, { scheduledPartyId: id, revision: 0 }, startsAt);
}

/** Stores the demo's party, in the caller's transaction. */
export async function seedScheduledParty(
  { db, now }: Pick<App, "db" | "now">,
  party: {
    id: string;
    householdId: string;
    hostId: string;
    name: string;
    titleId: string;
    startsAt: number;
    guests: readonly { profileId: string; answer: RsvpAnswer | null }[];
  },
): Promise<void> {
  await insertScheduledParty(db, {
    id: party.id,
    household_id: party.householdId,
    profile_id: party.hostId,
    name: party.name,
    title_id: party.titleId,
    starts_at: party.startsAt,
    planned_at: now(),
    revision: 0,
    changed_at: now(),
    reminded_at: null,
    party_id: null,
    cancelled_at: null,
  });
  const guestIds = party.guests.map(({ profileId }) => profileId);
  await insertGuests(db, { scheduledPartyId: party.id, now: now() }, guestIds);
  for (const { profileId, answer } of party.guests) {
    if (answer) await updateAnswer(db, { scheduledPartyId: party.id, profileId }, answer);
  }
}
