import type { PartyCard, PartyList } from "@goldmane/contracts/parties/schema";
import { readHouseholdName } from "#features/family/service.ts";
import { canJoinFriendParties, listFriendIds } from "#features/friends/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import { readInvitations } from "#features/parties/invitations/invite.ts";
import { presentPartyCard } from "#features/parties/room/present.ts";
import { listQueue } from "#features/parties/queue/store.ts";
import { findPresent } from "#features/parties/room/room.ts";
import { listParticipants, listOpenParties, type PartyRow } from "#features/parties/room/store.ts";
import type { App, Viewer } from "#platform/app.ts";

/** What could be joined at home and at friends', and where this profile is in or was asked to. */
export async function readParties(app: App, viewer: Viewer): Promise<PartyList> {
  const { profile, householdId } = viewer;
  const access = profile?.controls.party ?? "none";
  if (!profile || !householdId || access === "none") return { parties: [], access };
  const friendIds = canJoinFriendParties(profile) ? await listFriendIds(app, householdId) : [];
  const invitations = await readInvitations(app, viewer, 0);
  const asked = new Map(invitations.map(({ partyId, invitedBy }) => [partyId, invitedBy]));
  const rows = await listOpenParties(app.db, {
    householdId,
    friendIds,
    profileId: profile.id,
    invitedTo: [...asked.keys()],
  });
  const parties = rows.map(async (party): Promise<PartyCard> =>
    presentPartyCard(party, {
      ...(await readOutside(app, viewer, party)),
      household: friendIds.includes(party.household_id)
        ? await readHouseholdName(app, party.household_id)
        : null,
      invitedBy: asked.get(party.id) ?? null,
    }),
  );
  return { parties: await Promise.all(parties), access };
}

async function readOutside(app: App, viewer: Viewer, party: PartyRow) {
  const all = await listParticipants(app.db, party.id);
  return {
    participants: all.filter(({ leftAt, kickedAt }) => leftAt === null && kickedAt === null),
    present: (await findPresent(app, party.id)).size,
    title: await findShown(app, viewer, party),
    viewerId: viewer.profile?.id ?? "",
    householdId: viewer.householdId ?? "",
  };
}

/** What is on, or what has most votes to come; of neither what this viewer may not see. */
async function findShown(app: App, viewer: Viewer, party: PartyRow) {
  if (party.title_id !== null) return lookUpTitle(app, viewer, party.title_id);
  const [next] = await listQueue(app.db, party.id);
  return next ? lookUpTitle(app, viewer, next.titleId) : null;
}
