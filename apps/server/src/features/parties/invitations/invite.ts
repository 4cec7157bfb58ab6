import { AppError } from "@goldmane/contracts/errors";
import { areFriends, canJoinFriendParties, listInvitees } from "#features/friends/service.ts";
import { invitationSent } from "#features/parties/events.ts";
import { requirePermission } from "#features/parties/room/room.ts";
import type { App, Viewer, HouseholdViewer } from "#platform/app.ts";
import { type Invitation, insertInvitations, listInvitations, listInvitedTo } from "./store.ts";

type Asked = { partyId: string; profileIds: readonly string[] };

/**
 * Invites people and notifies them, once each: family and, by adults, the adults of friend households.
 * @throws AppError NOT_ALLOWED for a guest, NOT_FOUND for anyone else.
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
    throw new AppError("NOT_FOUND", "This person isn’t in your household.");
  }
  await sendInvitations(app, { partyId, invitedBy: self.profileId, profileIds: asked });
}

/** Profiles that were invited, whether they joined or not. */
export async function readInvited(app: App, viewer: Viewer, partyId: string): Promise<string[]> {
  await requireHome(app, viewer, partyId);
  return await listInvitedTo(app.db, partyId);
}

/** Restricted to the hosting household, so that a co-host from elsewhere can't list its people. */
async function requireHome(app: App, viewer: Viewer, partyId: string) {
  const found = await requirePermission(app, viewer, partyId, "settings");
  if (found.self.householdId === found.room.party.household_id) return found;
  throw new AppError("NOT_FOUND", "This person isn’t in your household.");
}

type Sent = { partyId: string; invitedBy: string; profileIds: readonly string[] };

/** Stores invitations and notifies. The caller has checked who can be invited. */
export async function sendInvitations(
  app: App,
  { partyId, invitedBy, profileIds }: Sent,
): Promise<void> {
  await insertInvitations(app.db, { partyId, invitedBy, now: app.now() }, profileIds);
  for (const profileId of profileIds) await app.bus.publish(invitationSent, { profileId });
}

/** A profile's invitations that its controls and the households' friendship still allow. */
export async function readInvitations(
  app: App,
  { profile, householdId }: HouseholdViewer,
  since: number,
): Promise<Invitation[]> {
  if (!profile || profile.controls.party === "none") return [];
  const all = await listInvitations(app.db, { profileId: profile.id, since });
  const isAllowed = await Promise.all(
    all.map(
      async (one) =>
        one.householdId === householdId ||
        (canJoinFriendParties(profile) && (await areFriends(app, householdId, one.householdId))),
    ),
  );
  return all.filter((_, at) => isAllowed[at]);
}
