import { areFriends } from "#features/friends/service.ts";
import { findUnapproved } from "#features/parties/room/child-consent.ts";
import type { PartyRoom } from "#features/parties/room/room.ts";
import { type ParticipantRow, updateParticipant } from "#features/parties/room/store.ts";
import { reassignHost, removeParticipant } from "#features/parties/run-party.ts";
import type { App } from "#platform/app.ts";

/**
 * Removes guests who may no longer take part: children of other households, teens once the households
 * aren't friends, and anyone while a child is present whose parent withdrew consent.
 */
export async function removeDisallowedParticipants(app: App, room: PartyRoom): Promise<void> {
  const { id: partyId, household_id: home } = room.party;
  for (const participant of room.participants) {
    const { profileId } = participant;
    if (participant.householdId === home) continue;
    const reason = await findRemovalReason(app, room, participant);
    if (!reason) continue;
    if (participant.role === "host") await reassignHost(app, room, participant);
    await updateParticipant(app.db, { partyId, profileId }, { left_at: app.now() });
    await removeParticipant(app, room, { profileId, reason });
  }
}

async function findRemovalReason(app: App, room: PartyRoom, participant: ParticipantRow) {
  const { householdId, profileRole } = participant;
  if (profileRole === "child") return "left";
  const { household_id: home } = room.party;
  if (profileRole === "teen" && !(await areFriends(app, householdId, home))) return "left";
  return (await findUnapproved(app, room, participant)) ? "child" : null;
}
