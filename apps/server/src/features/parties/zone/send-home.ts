import { areFriends } from "#features/friends/service.ts";
import type { PartyRoom } from "#features/parties/room/room.ts";
import { updateMember } from "#features/parties/room/store.ts";
import { passOn, seeOut } from "#features/parties/run-party.ts";
import type { App } from "#platform/app.ts";

/** A teen stays at a party of another household for as long as the two are friends. */
export async function sendHome(app: App, room: PartyRoom): Promise<void> {
  const { id: partyId, household_id: home } = room.party;
  for (const member of room.members) {
    const { profileId, householdId } = member;
    if (householdId === home || member.profileRole !== "teen") continue;
    if (await areFriends(app, householdId, home)) continue;
    if (member.role === "host") await passOn(app, room, member);
    await updateMember(app.db, { partyId, profileId }, { left_at: app.now() });
    await seeOut(app, room, { profileId, reason: "left" });
  }
}
