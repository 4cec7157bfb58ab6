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
  parsePermissions,
} from "./store.ts";

/** A party with those who are in it, and which of them are connected now. */
export type PartyRoom = {
  party: PartyRow;
  /** Who left or was sent away is none of them. */
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
    guestPermissions: parsePermissions(party.guest_permissions),
  };
}

/** Of a node that does not answer nobody is known to be there. */
export async function findPresent(app: App, partyId: string): Promise<Set<string>> {
  try {
    return await app.live.listProfiles(`party:${partyId}`);
  } catch (error) {
    app.log.warn({ err: error }, "not every node said who is at a party");
    return new Set();
  }
}

/**
 * @throws AppError NOT_FOUND also for a party that there is, and that this viewer is not in;
 * NOT_ALLOWED for want of a parent's consent (`requireChildConsent`).
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
 * The same without asking for consent: leaving is never refused.
 * @throws AppError NOT_FOUND also for a party that there is, and that this viewer is not in.
 */
export async function requireMembership(
  app: App,
  { profile }: Viewer,
  partyId: string,
): Promise<{ room: PartyRoom; self: ParticipantRow }> {
  const room = await readRoom(app, partyId);
  const self = room?.participants.find(({ profileId }) => profileId === profile?.id);
  if (!room || !self) throw new AppError("NOT_FOUND", "There is no such party.");
  return { room, self };
}

/** @throws AppError NOT_ALLOWED without the right. */
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
  throw new AppError("NOT_ALLOWED", "The host keeps that for others.", { act });
}

export function toActor({ role, denied, profileRole }: ParticipantRow) {
  return { role, denied, isChild: profileRole === "child" };
}

export function listPresent({ participants, present }: PartyRoom): ParticipantRow[] {
  return participants.filter(({ profileId }) => present.has(profileId));
}
