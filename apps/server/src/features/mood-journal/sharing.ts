import { AppError } from "@goldmane/contracts/errors";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { App, ProfileViewer, ViewerProfile } from "#platform/app.ts";
import { moodJournalChanged } from "./events.ts";
import { deleteSharing, insertSharing, isSharing } from "./store.ts";

type Owner = Pick<ViewerProfile, "id" | "role">;

/** A grown-up's journal is private, even from another parent. */
export function canShare({ role }: Pick<Owner, "role">): boolean {
  return !isGrownUp(role);
}

/** Sharing ends when a teen becomes a grown-up. */
export async function isShared({ db }: Pick<App, "db">, owner: Owner): Promise<boolean> {
  return canShare(owner) && (await isSharing(db, owner.id));
}

/** @throws AppError NOT_ALLOWED for a grown-up. */
export async function setMoodSharing(
  app: App,
  { profile, householdId }: ProfileViewer,
  wanted: { isShared: boolean },
): Promise<{ isShared: boolean }> {
  if (wanted.isShared && !canShare(profile)) {
    throw new AppError("NOT_ALLOWED", "Only children and teens can share their journal.");
  }
  await (wanted.isShared
    ? insertSharing(app.db, profile.id, app.now())
    : deleteSharing(app.db, profile.id));
  await app.bus.publish(moodJournalChanged, { profileId: profile.id, householdId });
  return wanted;
}

/** Lets the profile's other browsers refetch the journal, and the parents' if they can read it. */
export async function announceJournalChange(
  app: App,
  { profile, householdId }: ProfileViewer,
): Promise<void> {
  const isForParents = await isShared(app, profile);
  await app.bus.publish(moodJournalChanged, {
    profileId: profile.id,
    householdId: isForParents ? householdId : null,
  });
}
