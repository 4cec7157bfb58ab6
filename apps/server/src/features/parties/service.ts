import type { Party, PartyList } from "@goldmane/contracts/parties/schema";
import { lookUpTitle } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { presentPartyCard } from "./room/present.ts";
import { findPresent, needRoom } from "./room/room.ts";
import { listMembers, listOpenParties } from "./room/store.ts";
import { describeParty } from "./room/tell-party.ts";

export { readInvitations } from "./invitations/invite.ts";

export async function readParty(app: App, viewer: Viewer, partyId: string): Promise<Party> {
  const { room, self } = await needRoom(app, viewer, partyId);
  return await describeParty(app, room, self.profileId);
}

/** What could be joined at home, and where this profile is in already. */
export async function readParties(app: App, viewer: Viewer): Promise<PartyList> {
  const right = viewer.profile?.controls.party ?? "none";
  const householdId = viewer.householdId ?? "";
  const viewerId = viewer.profile?.id ?? "";
  const rows = await listOpenParties(app.db, { householdId, profileId: viewerId });
  const parties = await Promise.all(
    rows.map(async (party) => {
      const all = await listMembers(app.db, party.id);
      const members = all.filter(({ leftAt, kickedAt }) => leftAt === null && kickedAt === null);
      const present = (await findPresent(app, party.id)).size;
      const title = party.title_id === null ? null : lookUpTitle(app, viewer, party.title_id);
      return presentPartyCard(party, { members, present, title, viewerId, householdId });
    }),
  );
  return { parties: right === "none" ? [] : parties, right };
}
