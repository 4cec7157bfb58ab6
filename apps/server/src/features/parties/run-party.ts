import { AppError } from "@goldmane/contracts/errors";
import { partyOver } from "@goldmane/contracts/parties/live";
import { outranks } from "@goldmane/contracts/parties/rules";
import type { ParticipantChanges, Party, PartyChanges } from "@goldmane/contracts/parties/schema";
import type { PartyEnd } from "@goldmane/contracts/parties/live";
import { cancelPartyRace, leavePartyRace } from "#features/games/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { deleteChatMessagesBefore } from "./chat/store.ts";
import { playbackTimersOf } from "./playback/playback-timers.ts";
import { stopWaitingFor } from "./playback/control-playback.ts";
import { pollTimersOf } from "./polls/polls.ts";
import {
  listPresent,
  requireMembership,
  requirePermission,
  type PartyRoom,
  readRoom,
} from "./room/room.ts";
import { readParty } from "./service.ts";
import {
  type ParticipantRow,
  permissionsColumn,
  updateEnded,
  updateParticipant,
  updateParty,
} from "./room/store.ts";
import { enforceVoicePermission } from "./voice/voice.ts";
import { broadcastParty } from "./room/broadcast-party.ts";
import { publishPartiesChanged } from "./zone/publish-parties-changed.ts";

export async function changeParty(
  app: App,
  viewer: Viewer,
  { partyId, changes }: { partyId: string; changes: PartyChanges },
): Promise<Party> {
  const { room } = await requirePermission(app, viewer, partyId, "settings");
  const { name, guestPermissions, slowModeSeconds, audience } = changes;
  const columns = {
    ...(name !== undefined && { name }),
    ...(audience !== undefined && { audience }),
    ...(guestPermissions !== undefined && {
      guest_permissions: permissionsColumn.write([...new Set(guestPermissions)]),
    }),
    ...(slowModeSeconds !== undefined && { slow_mode_seconds: slowModeSeconds }),
  };
  await updateParty(app.db, partyId, columns);
  if (guestPermissions !== undefined) await enforceVoicePermission(app, partyId);
  await broadcastParty(app, partyId);
  if (name !== undefined || audience !== undefined)
    await publishPartiesChanged(app, room.party.household_id);
  return await readParty(app, viewer, partyId);
}

type Target = { partyId: string; profileId: string };

/** Only the host changes roles; permissions can be denied only to lower roles. */
export async function changeParticipant(
  app: App,
  viewer: Viewer,
  { partyId, profileId, changes }: Target & { changes: ParticipantChanges },
): Promise<Party> {
  const act = changes.role === undefined ? "moderate" : "roles";
  const { room, self } = await requirePermission(app, viewer, partyId, act);
  const other = requireOther(room, self, profileId);
  if (changes.denied !== undefined) {
    requireOutranked(self, other);
    const denied = permissionsColumn.write([...new Set(changes.denied)]);
    await updateParticipant(app.db, { partyId, profileId }, { denied });
    await enforceVoicePermission(app, partyId);
  }
  if (changes.role === "host") await transferHost(app, room, { from: self, to: other });
  else if (changes.role)
    await updateParticipant(app.db, { partyId, profileId }, { role: changes.role });
  await broadcastParty(app, partyId);
  return await readParty(app, viewer, partyId);
}

export async function kickParticipant(
  app: App,
  viewer: Viewer,
  { partyId, profileId }: Target,
): Promise<void> {
  const { room, self } = await requirePermission(app, viewer, partyId, "kick");
  const other = requireOther(room, self, profileId);
  requireOutranked(self, other);
  await updateParticipant(app.db, { partyId, profileId }, { kicked_at: app.now() });
  await removeParticipant(app, room, { profileId, reason: "kicked" });
}

/** A leaving host first passes the role to a co-host, or to the participant who joined first. */
export async function leaveParty(app: App, viewer: Viewer, partyId: string): Promise<void> {
  const { room, self } = await requireMembership(app, viewer, partyId);
  const others = room.participants.filter(({ profileId }) => profileId !== self.profileId);
  if (others.length === 0) return await closeParty(app, room, "ended");
  if (self.role === "host") await reassignHost(app, room, self);
  await updateParticipant(app.db, { partyId, profileId: self.profileId }, { left_at: app.now() });
  await removeParticipant(app, room, { profileId: self.profileId, reason: "left" });
}

export async function endParty(app: App, viewer: Viewer, partyId: string): Promise<void> {
  const { room } = await requirePermission(app, viewer, partyId, "end");
  await closeParty(app, room, "ended");
}

/** Ends a party for everyone. Idempotent across nodes. */
export async function closeParty(
  app: App,
  { party }: Pick<PartyRoom, "party">,
  reason: PartyEnd,
): Promise<void> {
  playbackTimersOf(app).set(party.id, null, async () => {});
  pollTimersOf(app).set(party.id, null, async () => {});
  if (!(await updateEnded(app.db, party.id, app.now()))) return;
  app.live.emit(`party:${party.id}`, partyOver, { partyId: party.id, reason });
  await cancelPartyRace(app, party.id);
  await deleteChatMessagesBefore(app.db, party.id, app.now() + 1);
  app.live.makeLeave(`party:${party.id}`, `voice:${party.id}`);
  app.live.makeLeave(`party:${party.id}`, `party:${party.id}`);
  await publishPartiesChanged(app, party.household_id);
}

/** Passes the host role to another participant; does nothing if there is none. */
export async function reassignHost(app: App, room: PartyRoom, host: ParticipantRow): Promise<void> {
  const others = room.participants.filter(({ profileId }) => profileId !== host.profileId);
  const there = new Set(listPresent(room));
  const grownUps = others.filter(({ profileRole }) => profileRole !== "child");
  const among = grownUps.length > 0 ? grownUps : others;
  const next =
    among.find((one) => one.role === "cohost" && there.has(one)) ??
    among.find((one) => there.has(one)) ??
    among[0];
  if (next) await transferHost(app, room, { from: host, to: next });
}

async function transferHost(
  app: App,
  { party }: PartyRoom,
  { from, to }: { from: ParticipantRow; to: ParticipantRow },
): Promise<void> {
  const partyId = party.id;
  await app.db.transaction().execute(async (db) => {
    await updateParticipant(db, { partyId, profileId: from.profileId }, { role: "cohost" });
    await updateParticipant(
      db,
      { partyId, profileId: to.profileId },
      { role: "host", denied: "[]" },
    );
  });
}

export async function removeParticipant(
  app: App,
  { party }: PartyRoom,
  { profileId, reason }: { profileId: string; reason: PartyEnd },
): Promise<void> {
  const partyId = party.id;
  app.live.emit(`profile:${profileId}`, partyOver, { partyId, reason });
  app.live.makeLeave(`profile:${profileId}`, `voice:${partyId}`);
  app.live.makeLeave(`profile:${profileId}`, `party:${partyId}`);
  await stopWaitingFor(app, partyId, profileId);
  await leavePartyRace(app, { partyId, profileId });
  await broadcastParty(app, partyId);
  await publishPartiesChanged(app, party.household_id);
  const room = await readRoom(app, partyId);
  if (room && room.present.size === 0)
    await updateParty(app.db, partyId, { emptied_at: app.now() });
}

function requireOther(room: PartyRoom, self: ParticipantRow, profileId: string): ParticipantRow {
  const other = room.participants.find((one) => one.profileId === profileId);
  if (!other || other.profileId === self.profileId) {
    throw new AppError("NOT_FOUND", "This participant is no longer in the party.");
  }
  return other;
}

function requireOutranked(self: ParticipantRow, other: ParticipantRow): void {
  if (outranks(self.role, other.role)) return;
  // Guests with the kick permission can kick other guests.
  if (self.role === "guest" && other.role === "guest") return;
  throw new AppError("NOT_ALLOWED", "You can’t do that to a host or co-host.");
}
