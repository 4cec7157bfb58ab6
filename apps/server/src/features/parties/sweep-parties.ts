import { awayAfterMs, emptyForMs } from "@goldmane/contracts/parties/limits";
import { readAccess } from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import { applyDueTransition, stopDisallowedFilm } from "./playback/control-playback.ts";
import { endPollIfDue } from "./polls/polls.ts";
import { broadcastParty } from "./room/broadcast-party.ts";
import { listPresent, type PartyRoom, readRoom } from "./room/room.ts";
import { listAllOpenParties, updateParticipant, updateParty } from "./room/store.ts";
import { closeParty, reassignHost } from "./run-party.ts";
import { removeDisallowedParticipants } from "./zone/remove-disallowed-participants.ts";

/** Reassigns the host role when the host has been away for `awayAfterMs`. */
async function replaceAbsentHost(app: App, room: PartyRoom): Promise<void> {
  const host = room.participants.find(({ role }) => role === "host");
  if (!host || room.present.has(host.profileId)) return;
  const { id: partyId } = room.party;
  if (host.awayAt === null) {
    // The host's node was killed before it could record the disconnect.
    await updateParticipant(app.db, { partyId, profileId: host.profileId }, { away_at: app.now() });
  } else if (app.now() - host.awayAt > awayAfterMs && listPresent(room).length > 0) {
    await reassignHost(app, room, host);
    await broadcastParty(app, partyId);
  }
}

/** Ends parties that are over, replaces absent hosts and applies overdue transitions. Idempotent. */
export async function sweepParties(app: App): Promise<void> {
  for (const party of await listAllOpenParties(app.db)) {
    const room = await readRoom(app, party.id);
    if (!room) continue;
    await removeDisallowedParticipants(app, room);
    const isEmpty = room.present.size === 0;
    if (isEmpty && party.emptied_at === null) {
      await updateParty(app.db, party.id, { emptied_at: app.now() });
    }
    const hasEnded = party.emptied_at !== null && app.now() - party.emptied_at > emptyForMs;
    if (isEmpty && hasEnded) await closeParty(app, room, "ended");
    else if (!(await readAccess(app, party.household_id)).hasAccess) {
      await closeParty(app, room, "plan");
    } else if (!isEmpty) {
      await replaceAbsentHost(app, room);
      await stopDisallowedFilm(app, party.id);
      await applyDueTransition(app, party.id);
      await endPollIfDue(app, party.id);
    }
  }
}
