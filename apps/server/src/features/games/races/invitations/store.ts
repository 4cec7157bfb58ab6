import type { Db } from "#platform/db/open-db.ts";

type NewInvitations = { raceId: string; invitedBy: string; now: number };

/** Idempotent. */
export async function insertInvitations(
  db: Db,
  { raceId, invitedBy, now }: NewInvitations,
  profileIds: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .insertInto("race_invitation")
    .values(
      profileIds.map((profileId) => ({
        race_id: raceId,
        profile_id: profileId,
        invited_by: invitedBy,
        invited_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The profiles invited to a race, with their households. */
export async function listInvited(
  db: Db,
  raceId: string,
): Promise<{ profileId: string; householdId: string }[]> {
  const rows = await db
    .selectFrom("race_invitation")
    .innerJoin("profile", "profile.id", "race_invitation.profile_id")
    .select(["race_invitation.profile_id", "profile.household_id"])
    .where("race_id", "=", raceId)
    .execute();
  return rows.map((row) => ({ profileId: row.profile_id, householdId: row.household_id }));
}

type ReceivedRow = { raceId: string; invitedBy: string; invitedAt: number };

/** A profile's invitations since then, in epoch milliseconds, with the inviting profile's name. */
export async function listReceived(
  db: Db,
  { profileId, since }: { profileId: string; since: number },
): Promise<ReceivedRow[]> {
  const rows = await db
    .selectFrom("race_invitation")
    .innerJoin("profile", "profile.id", "race_invitation.invited_by")
    .select(["race_id", "invited_at", "profile.display_name"])
    .where("race_invitation.profile_id", "=", profileId)
    .where("invited_at", ">=", since)
    .execute();
  return rows.map((row) => ({
    raceId: row.race_id,
    invitedBy: row.display_name,
    invitedAt: row.invited_at,
  }));
}
