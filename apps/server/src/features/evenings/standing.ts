import { AppError } from "@goldmane/contracts/errors";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { areFriends, goesToFriends } from "#features/friends/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { type EveningRow, findEvening, type GuestRow, listGuests } from "./store.ts";

/** An evening with those who are asked to it. */
export type Planned = { evening: EveningRow; guests: readonly GuestRow[] };

/** Grown-ups whom nobody keeps from giving parties. */
export function mayPlan({ profile }: Viewer): boolean {
  return Boolean(profile && isGrownUp(profile.role) && profile.controls.party === "host");
}

/** Whether an evening is still for this viewer: at home, or at friends' while they are friends. */
export async function isFor(app: App, viewer: Viewer, evening: EveningRow): Promise<boolean> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId || profile.controls.party === "none") return false;
  if (evening.household_id === householdId) return true;
  return goesToFriends(profile) && (await areFriends(app, householdId, evening.household_id));
}

/** @throws AppError NOT_FOUND also for an evening that there is, and that this viewer is not asked to. */
export async function requireEvening(app: App, viewer: Viewer, id: string): Promise<Planned> {
  const evening = await findEvening(app.db, id);
  const guests = evening ? await listGuests(app.db, id) : [];
  const profileId = viewer.profile?.id;
  const isAsked =
    evening?.profile_id === profileId || guests.some((guest) => guest.profileId === profileId);
  if (!evening || evening.cancelled_at !== null || !isAsked || !(await isFor(app, viewer, evening)))
    throw new AppError("NOT_FOUND", "There is no such evening.");
  return { evening, guests };
}

/** @throws AppError NOT_ALLOWED for a guest. */
export async function requireOwn(app: App, viewer: Viewer, id: string): Promise<Planned> {
  const planned = await requireEvening(app, viewer, id);
  if (planned.evening.profile_id === viewer.profile?.id) return planned;
  throw new AppError("NOT_ALLOWED", "Only who plans the evening may do that.");
}

export function everybody({ evening, guests }: Planned): string[] {
  return [evening.profile_id, ...guests.map(({ profileId }) => profileId)];
}
