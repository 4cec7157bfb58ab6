import type { Party } from "@goldmane/contracts/parties/schema";
import type { App, Viewer } from "#platform/app.ts";
import { requireRoom } from "./room/room.ts";
import { describeParty } from "./room/broadcast-party.ts";

export { readInvitations, sendInvitations } from "./invitations/invite.ts";
export { findOpenCode, openRoom } from "./room/open-room.ts";
export { lookUpForAll, requireForAll, readContentPolicies } from "./room/content-policies.ts";
export { newPartyCode } from "./party-code.ts";
export { readParties } from "./zone/read-parties.ts";

export async function readParty(app: App, viewer: Viewer, partyId: string): Promise<Party> {
  const { room, self } = await requireRoom(app, viewer, partyId);
  return await describeParty(app, room, {
    viewerId: self.profileId,
    language: viewer.language,
  });
}
