import type { Db } from "#platform/db/open-db.ts";

export type Invitation = {
  partyId: string;
  code: string;
  party: string;
  householdId: string;
  invitedBy: string;
  invitedAt: number;
};

export async function listInvitedTo(db: Db, partyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("party_invitation")
    .select("profile_id")
    .where("party_id", "=", partyId)
    .orderBy("invited_at")
    .orderBy("profile_id")
    .execute();
  return rows.map((row) => row.profile_id);
}

/** Existing invitations are left unchanged. */
export async function insertInvitations(
  db: Db,
  invitation: { partyId: string; invitedBy: string; now: number },
  profileIds: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .insertInto("party_invitation")
    .values(
      profileIds.map((id) => ({
        party_id: invitation.partyId,
        profile_id: id,
        invited_by: invitation.invitedBy,
        invited_at: invitation.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Invitations to open parties that the profile has never joined. */
export async function listInvitations(
  db: Db,
  { profileId, since }: { profileId: string; since: number },
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom("party_invitation as invitation")
    .innerJoin("party", "party.id", "invitation.party_id")
    .innerJoin("profile as host", "host.id", "invitation.invited_by")
    .leftJoin("party_member as member", (join) =>
      join
        .onRef("member.party_id", "=", "invitation.party_id")
        .onRef("member.profile_id", "=", "invitation.profile_id"),
    )
    .where("invitation.profile_id", "=", profileId)
    .where("invitation.invited_at", ">=", since)
    .where("party.ended_at", "is", null)
    .where("member.joined_at", "is", null)
    .select([
      "party.id",
      "party.code",
      "party.name",
      "party.household_id",
      "host.display_name",
      "invitation.invited_at",
    ])
    .orderBy("invitation.invited_at", "desc")
    .orderBy("party.id")
    .execute();
  return rows.map((row) => ({
    partyId: row.id,
    code: row.code,
    party: row.name,
    householdId: row.household_id,
    invitedBy: row.display_name,
    invitedAt: row.invited_at,
  }));
}
