import { AppError } from "@goldmane/contracts/errors";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { areFriends, canJoinFriendParties } from "#features/friends/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { type ScheduledPartyRow, findScheduledParty, type GuestRow, listGuests } from "./store.ts";

/** A scheduled party and the people invited to it. */
export type ScheduledPartyWithGuests = {
  scheduledParty: ScheduledPartyRow;
  guests: readonly GuestRow[];
};

/** Whether this viewer can schedule parties: adults whose controls let them host. */
export function canSchedule({ profile }: Viewer): boolean {
  return Boolean(profile && isGrownUp(profile.role) && profile.controls.party === "host");
}

/** Whether this viewer can still see it: their own household's, or a friend household's while the two are friends. */
export async function isVisibleTo(
  app: App,
  viewer: Viewer,
  scheduledParty: ScheduledPartyRow,
): Promise<boolean> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId || profile.controls.party === "none") return false;
  if (scheduledParty.household_id === householdId) return true;
  return (
    canJoinFriendParties(profile) &&
    (await areFriends(app, householdId, scheduledParty.household_id))
  );
}

/** @throws AppError NOT_FOUND, also when the party exists but this viewer is not invited. */
export async function requireScheduledParty(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<ScheduledPartyWithGuests> {
  const scheduledParty = await findScheduledParty(app.db, id);
  const guests = scheduledParty ? await listGuests(app.db, id) : [];
  const profileId = viewer.profile?.id;
  const isInvited =
    scheduledParty?.profile_id === profileId ||
    guests.some((guest) => guest.profileId === profileId);
  if (
    !scheduledParty ||
    scheduledParty.cancelled_at !== null ||
    !isInvited ||
    !(await isVisibleTo(app, viewer, scheduledParty))
  )
    throw new AppError("NOT_FOUND", "This scheduled party doesn’t exist.");
  return { scheduledParty, guests };
}

/** @throws AppError NOT_ALLOWED for a guest. */
export async function requireOwnScheduledParty(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<ScheduledPartyWithGuests> {
  const planned = await requireScheduledParty(app, viewer, id);
  if (planned.scheduledParty.profile_id === viewer.profile?.id) return planned;
  throw new AppError("NOT_ALLOWED", "Only the organizer of the scheduled party can do that.");
}

export function listProfileIds({ scheduledParty, guests }: ScheduledPartyWithGuests): string[] {
  return [scheduledParty.profile_id, ...guests.map(({ profileId }) => profileId)];
}
