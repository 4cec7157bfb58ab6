import { areFriends } from "#features/friends/service.ts";
import { findUnapproved } from "#features/parties/room/child-consent.ts";
import type { PartyRoom } from "#features/parties/room/room.ts";
import { type MemberRow, updateMember } from "#features/parties/room/store.ts";
import { passOn, seeOut } from "#features/parties/run-party.ts";
import type { App } from "#platform/app.ts";

/**
 * Takes guests out of a party of another household that they may no longer be in: a child, a teen
 * once the two households are friends no longer, and anyone beside a child of the household whose
 * parents took their consent back.
 */
export async function sendHome(app: App, room: PartyRoom): Promise<void> {
  const { id: partyId, household_id: home } = room.party;
  for (const member of room.members) {
    const { profileId } = member;
    if (member.householdId === home) continue;
    const reason = await findReason(app, room, member);
    if (!reason) continue;
    if (member.role === "host") await passOn(app, room, member);
    await updateMember(app.db, { partyId, profileId }, { left_at: app.now() });
    await seeOut(app, room, { profileId, reason });
  }
}

async function findReason(app: App, room: PartyRoom, member: MemberRow) {
  const { householdId, profileRole } = member;
  if (profileRole === "child") return "left";
  const { household_id: home } = room.party;
  if (profileRole === "teen" && !(await areFriends(app, householdId, home))) return "left";
  return (await findUnapproved(app, room, member)) ? "child" : null;
}
