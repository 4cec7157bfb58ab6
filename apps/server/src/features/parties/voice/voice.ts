import { AppError } from "@goldmane/contracts/errors";
import { voicesAtMost } from "@goldmane/contracts/parties/limits";
import { type VoiceSignal, voiceSignaled } from "@goldmane/contracts/parties/live";
import { canDo } from "@goldmane/contracts/parties/rules";
import type { IceServer } from "@goldmane/contracts/parties/schema";
import { requirePermission, readRoom, toActor } from "#features/parties/room/room.ts";
import type { ParticipantRow } from "#features/parties/room/store.ts";
import { broadcastParty } from "#features/parties/room/broadcast-party.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { listIceServers } from "./ice-servers.ts";

type Talker = { viewer: ProfileViewer; connection: Connection };

/**
 * Joins the voice call. Children talk with their own household only. Audio is peer to peer and never
 * passes through the server.
 */
export async function joinVoice(
  app: App,
  { viewer, connection }: Talker,
  partyId: string,
): Promise<{ as: string; talking: string[]; iceServers: IceServer[] }> {
  const { room, self } = await requirePermission(app, viewer, partyId, "voice");
  if (!connection.isIn(`party:${partyId}`)) {
    throw new AppError("CONFLICT", "Join the party first.");
  }
  const talking = await listOthersTalking(app, partyId, self.profileId);
  const others = room.participants.filter(({ profileId }) => talking.has(profileId));
  if (others.length >= voicesAtMost) {
    throw new AppError(
      "CONFLICT",
      `Only ${voicesAtMost} people can talk at once. Wait until someone stops.`,
    );
  }
  if (!others.every((other) => canHear(self, other))) {
    const message = "Kids can only talk with their own family.";
    throw new AppError("NOT_ALLOWED", message, { reason: "child" });
  }
  await connection.join(`voice:${partyId}`);
  if (!connection.isIn(`party:${partyId}`)) {
    // The participant was kicked in the meantime.
    await connection.leave(`voice:${partyId}`);
    throw new AppError("NOT_FOUND", "This party doesn’t exist or has ended.");
  }
  await broadcastParty(app, partyId);
  // Read again after joining, so that two who join at the same time know each other.
  const othersNow = await listOthersTalking(app, partyId, self.profileId);
  return {
    as: self.profileId,
    talking: [...othersNow],
    iceServers: listIceServers(app, self.profileId),
  };
}

/** Removes participants without the voice permission from the call. */
export async function enforceVoicePermission(app: App, partyId: string): Promise<void> {
  const room = await readRoom(app, partyId);
  for (const participant of room?.participants ?? []) {
    if (room && !canDo("voice", toActor(participant), room.guestPermissions)) {
      app.live.makeLeave(`profile:${participant.profileId}`, `voice:${partyId}`);
    }
  }
}

export async function leaveVoice(app: App, { connection }: Talker, partyId: string): Promise<void> {
  if (!connection.isIn(`voice:${partyId}`)) return;
  await connection.leave(`voice:${partyId}`);
  await broadcastParty(app, partyId);
}

/** Relays a WebRTC signal between two participants of the call. */
export async function signalVoice(
  app: App,
  { viewer, connection }: Talker,
  { partyId, to, signal }: { partyId: string; to: string; signal: VoiceSignal },
): Promise<void> {
  const isTalking = connection.isIn(`voice:${partyId}`);
  if (!isTalking || !(await listTalking(app, partyId)).has(to)) {
    throw new AppError("NOT_FOUND", "They aren’t in the voice chat.");
  }
  const from = viewer.profile.id;
  app.live.emit(`profile:${to}`, voiceSignaled, { partyId, from, signal });
}

async function listOthersTalking(app: App, partyId: string, self: string): Promise<Set<string>> {
  const talking = await listTalking(app, partyId);
  talking.delete(self);
  return talking;
}

async function listTalking(app: App, partyId: string): Promise<Set<string>> {
  return await app.live.listProfiles(`voice:${partyId}`);
}

function canHear(one: ParticipantRow, other: ParticipantRow): boolean {
  const isChildThere = one.profileRole === "child" || other.profileRole === "child";
  return !isChildThere || one.householdId === other.householdId;
}
