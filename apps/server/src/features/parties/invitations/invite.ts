import { AppError } from "@goldmane/contracts/errors";
import { areFriends, canJoinFriendParties, listInvitees } from "#features/friends/service.ts";
import { invitationSent } from "#features/parties/events.ts";
import { requirePermission } from "#features/parties/room/room.ts";
import type { App, Viewer } from "#platform/app.ts";
import { type Invitation, insertInvitations, listInvitations, listInvitedTo } from "./store.ts";

type Asked = { partyId: string; profileIds: readonly string[] };

/**
 * Asks people in, once each; their bells say so: the family, and by a grown-up those of friends.
 * @throws AppError NOT_ALLOWED for a guest, NOT_FOUND for somebody who is neither.
 */
export async function inviteToParty(
  app: App,
  viewer: Viewer,
  { partyId, profileIds }: Asked,
): Promise<void> {
  const { self } = await requireHome(app, viewer, partyId);
  const asked = [...new Set(profileIds)].filter((id) => id !== self.profileId);
  const invitees = new Set((await listInvitees(app, viewer)).map(({ profileId }) => profileId));
  if (!asked.every((id) => invitees.has(id))) {
    throw new AppError("NOT_FOUND", "There is nobody of that name in this household.");
  }
  await sendInvitations(app, { partyId, invitedBy: self.profileId, profileIds: asked });
}

/** Who was asked in, whether they came or not. */
export async function readInvited(app: App, viewer: Viewer, partyId: string): Promise<string[]> {
  await requireHome(app, viewer, partyId);
  return await listInvitedTo(app.db, partyId);
}

/** A co-host of another house does not learn who lives in this one. */
async function requireHome(app: App, viewer: Viewer, partyId: string) {
  const found = await requirePermission(app, viewer, partyId, "settings");
  if (found.self.householdId === found.room.party.household_id) return found;
  throw new AppError("NOT_FOUND", "There is nobody of that name in this household.");
}

type Sent = { partyId: string; invitedBy: string; profileIds: readonly string[] };

/** Whom one may ask was asked before. */
export async function sendInvitations(
  app: App,
  { partyId, invitedBy, profileIds }: Sent,
): Promise<void> {
  await insertInvitations(app.db, { partyId, invitedBy, now: app.now() }, profileIds);
  for (const profileId of profileIds) await app.bus.publish(invitationSent, { profileId });
}

/** What still stands of what a profile was asked to, as far as its parents and friends go. */
export async function readInvitations(
  app: App,
  { profile, householdId }: Viewer,
  since: number,
): Promise<Invitation[]> {
  if (!profile || profile.controls.party === "none") return [];
  const all = await listInvitations(app.db, { profileId: profile.id, since });
  const standing = await Promise.all(
    all.map(
      async (one) =>
        one.householdId === householdId ||
        (canJoinFriendParties(profile) &&
          (await areFriends(app, householdId ?? "", one.householdId))),
    ),
  );
  return all.filter((_, at) => standing[at]);
}
