import { AppError } from "@goldmane/contracts/errors";
import { invitationSent } from "#features/parties/events.ts";
import { needRight } from "#features/parties/room/room.ts";
import type { App, Viewer } from "#platform/app.ts";
import { type Invitation, insertInvitations, listHousehold, listInvitations } from "./store.ts";

type Asked = { partyId: string; profileIds: readonly string[] };

/**
 * Asks members of the household in, once each; their bells say so.
 * @throws AppError NOT_ALLOWED for a guest, NOT_FOUND for somebody who is not of the household.
 */
export async function inviteToParty(
  app: App,
  viewer: Viewer,
  { partyId, profileIds }: Asked,
): Promise<void> {
  const { room, self } = await needRight(app, viewer, partyId, "settings");
  const family = new Set(await listHousehold(app.db, room.party.household_id));
  // A co-host of another house does not learn who lives in this one.
  const isFamily = self.householdId === room.party.household_id;
  if (!isFamily || !profileIds.every((id) => family.has(id))) {
    throw new AppError("NOT_FOUND", "There is nobody of that name in this household.");
  }
  const asked = [...new Set(profileIds)].filter((id) => id !== self.profileId);
  const invitedBy = self.profileId;
  await insertInvitations(app.db, { partyId, invitedBy, now: app.now() }, asked);
  for (const profileId of asked) await app.bus.publish(invitationSent, { profileId });
}

/** What still stands of what a profile was asked to; none where a parent allows no parties. */
export async function readInvitations(
  app: App,
  { profile }: Viewer,
  since: number,
): Promise<Invitation[]> {
  if (!profile || profile.controls.party === "none") return [];
  return await listInvitations(app.db, { profileId: profile.id, since });
}
