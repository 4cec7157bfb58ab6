import { AppError } from "@goldmane/contracts/errors";
import { mayDo, type PartyAct } from "@goldmane/contracts/parties/rules";
import type { Grant } from "@goldmane/contracts/parties/schema";
import type { App, Viewer } from "#platform/app.ts";
import { requireChildConsent } from "./child-consent.ts";
import { findOpenParty, listMembers, type MemberRow, type PartyRow, readGrants } from "./store.ts";

/** A party with those who are in it, and which of them are connected now. */
export type PartyRoom = {
  party: PartyRow;
  /** Who left or was sent away is none of them. */
  members: readonly MemberRow[];
  present: ReadonlySet<string>;
  guestsMay: readonly Grant[];
};

export async function readRoom(app: App, partyId: string): Promise<PartyRoom | null> {
  const party = await findOpenParty(app.db, partyId);
  if (!party) return null;
  const all = await listMembers(app.db, partyId);
  const members = all.filter(({ leftAt, kickedAt }) => leftAt === null && kickedAt === null);
  const present = await findPresent(app, partyId);
  return { party, members, present, guestsMay: readGrants(party.guests_may) };
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
): Promise<{ room: PartyRoom; self: MemberRow }> {
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
): Promise<{ room: PartyRoom; self: MemberRow }> {
  const room = await readRoom(app, partyId);
  const self = room?.members.find(({ profileId }) => profileId === profile?.id);
  if (!room || !self) throw new AppError("NOT_FOUND", "There is no such party.");
  return { room, self };
}

/** @throws AppError NOT_ALLOWED without the right. */
export async function requireRight(app: App, viewer: Viewer, partyId: string, act: PartyAct) {
  const found = await requireRoom(app, viewer, partyId);
  requirePermission(act, found);
  return found;
}

export function requirePermission(
  act: PartyAct,
  { room, self }: { room: PartyRoom; self: MemberRow },
): void {
  if (mayDo(act, toStanding(self), room.guestsMay)) return;
  throw new AppError("NOT_ALLOWED", "The host keeps that for others.", { act });
}

export function toStanding({ role, denied, profileRole }: MemberRow) {
  return { role, denied, isChild: profileRole === "child" };
}

export function listPresent({ members, present }: PartyRoom): MemberRow[] {
  return members.filter(({ profileId }) => present.has(profileId));
}
