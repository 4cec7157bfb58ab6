import { AppError } from "@goldmane/contracts/errors";
import { canDo, type PartyAction } from "@goldmane/contracts/parties/rules";
import type { Permission } from "@goldmane/contracts/parties/schema";
import type { App, Viewer } from "#platform/app.ts";
import { requireChildConsent } from "./child-consent.ts";
import {
  findOpenParty,
  listParticipants,
  type ParticipantRow,
  type PartyRow,
  permissionsColumn,
} from "./store.ts";

/** A party with its participants and who of them is connected. */
export type PartyRoom = {
  party: PartyRow;
  /** Without people who left or were kicked. */
  participants: readonly ParticipantRow[];
  present: ReadonlySet<string>;
  guestPermissions: readonly Permission[];
};

export async function readRoom(app: App, partyId: string): Promise<PartyRoom | null> {
  const party = await findOpenParty(app.db, partyId);
  if (!party) return null;
  const all = await listParticipants(app.db, partyId);
  const participants = all.filter(({ leftAt, kickedAt }) => leftAt === null && kickedAt === null);
  const present = await findPresent(app, partyId);
  return {
    party,
    participants,
    present,
    guestPermissions: permissionsColumn.read(party.guest_permissions),
  };
}

/** Connected participants. Those on a node that doesn't answer are missing. */
export async function findPresent(app: App, partyId: string): Promise<Set<string>> {
  try {
    return await app.live.listProfiles(`party:${partyId}`);
  } catch (error) {
    app.log.warn(
      { event: "party.presence_incomplete", partyId, err: error },
      "Not every node reported who is connected to a party",
    );
    return new Set();
  }
}

/**
 * @throws AppError NOT_FOUND, also when the party exists but this viewer isn't in it; NOT_ALLOWED without
 * a parent's consent (`requireChildConsent`).
 */
export async function requireRoom(
  app: App,
  viewer: Viewer,
  partyId: string,
): Promise<{ room: PartyRoom; self: ParticipantRow }> {
  const found = await requireMembership(app, viewer, partyId);
  await requireChildConsent(app, found.room, found.self);
  return found;
}

/**
 * The same without the consent check, because leaving is never refused.
 * @throws AppError NOT_FOUND, also when the party exists but this viewer isn't in it.
 */
export async function requireMembership(
  app: App,
  { profile }: Viewer,
  partyId: string,
): Promise<{ room: PartyRoom; self: ParticipantRow }> {
  const room = await readRoom(app, partyId);
  const self = room?.participants.find(({ profileId }) => profileId === profile?.id);
  if (!room || !self) throw new AppError("NOT_FOUND", "This party doesn’t exist or has ended.");
  return { room, self };
}

/** @throws AppError NOT_ALLOWED without the permission. */
export async function requirePermission(
  app: App,
  viewer: Viewer,
  partyId: string,
  act: PartyAction,
) {
  const found = await requireRoom(app, viewer, partyId);
  assertCanDo(act, found);
  return found;
}

export function assertCanDo(
  act: PartyAction,
  { room, self }: { room: PartyRoom; self: ParticipantRow },
): void {
  if (canDo(act, toActor(self), room.guestPermissions)) return;
  throw new AppError("NOT_ALLOWED", "The host hasn’t given you permission to do that.", { act });
}

export function toActor({ role, denied, profileRole }: ParticipantRow) {
  return { role, denied, isChild: profileRole === "child" };
}

export function listPresent({ participants, present }: PartyRoom): ParticipantRow[] {
  return participants.filter(({ profileId }) => present.has(profileId));
}
