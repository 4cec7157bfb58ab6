import type { PartyCard, PartyList } from "@goldmane/contracts/parties/schema";
import { readHouseholdName } from "#features/family/service.ts";
import { canJoinFriendParties, listFriendIds } from "#features/friends/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import { readInvitations } from "#features/parties/invitations/invite.ts";
import { presentPartyCard } from "#features/parties/room/present.ts";
import { listQueue } from "#features/parties/queue/store.ts";
import { findPresent } from "#features/parties/room/room.ts";
import { listParticipants, listOpenParties, type PartyRow } from "#features/parties/room/store.ts";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";

/** Parties this profile can join at home or at friends', takes part in or is invited to. */
export async function readParties(app: App, viewer: ProfileViewer): Promise<PartyList> {
  const { profile, householdId } = viewer;
  const access = profile.controls.party;
  if (access === "none") return { parties: [], access };
  const friendIds = canJoinFriendParties(profile) ? await listFriendIds(app, householdId) : [];
  const invitations = await readInvitations(app, viewer, 0);
  const invitedBy = new Map(
    invitations.map(({ partyId, invitedBy: inviter }) => [partyId, inviter]),
  );
  const rows = await listOpenParties(app.db, {
    householdId,
    friendIds,
    profileId: profile.id,
    invitedTo: [...invitedBy.keys()],
  });
  const parties = rows.map(async (party): Promise<PartyCard> =>
    presentPartyCard(party, {
      ...(await readCardDetails(app, viewer, party)),
      household: friendIds.includes(party.household_id)
        ? await readHouseholdName(app, party.household_id)
        : null,
      invitedBy: invitedBy.get(party.id) ?? null,
    }),
  );
  return { parties: await Promise.all(parties), access };
}

async function readCardDetails(app: App, viewer: ProfileViewer, party: PartyRow) {
  const all = await listParticipants(app.db, party.id);
  return {
    participants: all.filter(({ leftAt, kickedAt }) => leftAt === null && kickedAt === null),
    present: (await findPresent(app, party.id)).size,
    title: await findShown(app, viewer, party),
    viewerId: viewer.profile.id,
    householdId: viewer.householdId,
  };
}

/** The current title or the first in the queue; null if this viewer isn't allowed to see it. */
async function findShown(app: App, viewer: Viewer, party: PartyRow) {
  if (party.title_id !== null) return lookUpTitle(app, viewer, party.title_id);
  const [next] = await listQueue(app.db, party.id);
  return next ? lookUpTitle(app, viewer, next.titleId) : null;
}
