import { AppError } from "@goldmane/contracts/errors";
import { voicesAtMost } from "@goldmane/contracts/parties/limits";
import { type VoiceSignal, voiceSignalled } from "@goldmane/contracts/parties/live";
import { canDo } from "@goldmane/contracts/parties/rules";
import type { IceServer } from "@goldmane/contracts/parties/schema";
import { requirePermission, readRoom, toActor } from "#features/parties/room/room.ts";
import type { ParticipantRow } from "#features/parties/room/store.ts";
import { broadcastParty } from "#features/parties/room/broadcast-party.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { listIceServers } from "./ice-servers.ts";

type Talker = { viewer: Viewer; connection: Connection };

/**
 * Lets somebody talk to those who talk already. Children hear and are heard within their household
 * only. What is said goes from browser to browser: none of it comes here.
 */
export async function joinVoice(
  app: App,
  { viewer, connection }: Talker,
  partyId: string,
): Promise<{ as: string; talking: string[]; iceServers: IceServer[] }> {
  const { room, self } = await requirePermission(app, viewer, partyId, "voice");
  if (!connection.isIn(`party:${partyId}`)) {
    throw new AppError("CONFLICT", "Take a seat in the party first.");
  }
  const talking = await listOthersTalking(app, partyId, self.profileId);
  const others = room.participants.filter(({ profileId }) => talking.has(profileId));
  if (others.length >= voicesAtMost) {
    throw new AppError("CONFLICT", `${voicesAtMost} may talk at once. Wait for one to stop.`);
  }
  if (!others.every((other) => mayHear(self, other))) {
    const words = "Children talk with their own family only.";
    throw new AppError("NOT_ALLOWED", words, { reason: "child" });
  }
  await connection.join(`voice:${partyId}`);
  if (!connection.isIn(`party:${partyId}`)) {
    // They were kicked in the meantime.
    await connection.leave(`voice:${partyId}`);
    throw new AppError("NOT_FOUND", "There is no such party.");
  }
  await broadcastParty(app, partyId);
  // Of two who came in at one time, each has to know of the other.
  const met = await listOthersTalking(app, partyId, self.profileId);
  return {
    as: self.profileId,
    talking: [...met],
    iceServers: listIceServers(app, self.profileId),
  };
}

/** Nobody goes on talking whose right to it was taken. */
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

/** Hands a signal on, between two who talk in the same party. */
export async function signalVoice(
  app: App,
  { viewer, connection }: Talker,
  { partyId, to, signal }: { partyId: string; to: string; signal: VoiceSignal },
): Promise<void> {
  const isTalking = connection.isIn(`voice:${partyId}`);
  if (!isTalking || !(await listTalking(app, partyId)).has(to)) {
    throw new AppError("NOT_FOUND", "They do not talk here.");
  }
  const from = viewer.profile?.id ?? "";
  app.live.emit(`profile:${to}`, voiceSignalled, { partyId, from, signal });
}

async function listOthersTalking(app: App, partyId: string, self: string): Promise<Set<string>> {
  const talking = await listTalking(app, partyId);
  talking.delete(self);
  return talking;
}

async function listTalking(app: App, partyId: string): Promise<Set<string>> {
  return await app.live.listProfiles(`voice:${partyId}`);
}

function mayHear(one: ParticipantRow, other: ParticipantRow): boolean {
  const isChildThere = one.profileRole === "child" || other.profileRole === "child";
  return !isChildThere || one.householdId === other.householdId;
}
