import { AppError } from "@goldmane/contracts/errors";
import { ratingOfRole } from "@goldmane/contracts/family/limits";
import {
  isGrownUp,
  parseAvatarUrl,
  parsePicture,
  toUsernameKey,
} from "@goldmane/contracts/family/rules";
import type { FamilyProfile, OwnChanges, ProfileChanges } from "@goldmane/contracts/family/schema";
import type { App, HouseholdViewer, ProfileViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { requireStrongPassword } from "#platform/identity/password-strength.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import { announceIdentityChange, releaseProfile } from "#platform/identity/session-changes.ts";
import { eraseProfile } from "./data/store.ts";
import { presentProfile } from "./present.ts";
import {
  findOwnLook,
  findProfile,
  findProfileByUsername,
  listProfiles,
  lockHousehold,
  type ProfileRow,
  updateProfile,
} from "./store.ts";
import { usernameTaken } from "./username-taken.ts";

export async function changeProfile(
  app: App,
  viewer: HouseholdViewer,
  { id, changes }: { id: string; changes: ProfileChanges },
): Promise<FamilyProfile> {
  const householdId = viewer.householdId;
  const { username, role } = changes;
  const passwordHash = await hashNewPassword(app, { id, householdId }, changes);
  const row = await app.db.transaction().execute(async (db) => {
    await lockHousehold(db, householdId);
    const before = await findProfile(db, { id, householdId });
    if (!before) throw noSuchProfile();
    if (role && role !== "parent") await requireAnotherParent({ ...app, db }, before);
    const usernameKey = username === undefined ? undefined : toUsernameKey(username);
    const namesake = usernameKey ? await findProfileByUsername(db, usernameKey) : undefined;
    if (namesake && namesake.id !== id) throw usernameTaken();
    const changed = await updateProfile(
      db,
      { id, householdId },
      {
        name: changes.name,
        display_name: changes.displayName,
        username,
        username_key: usernameKey,
        password_hash: passwordHash,
        role,
        age_group: changes.ageGroup,
        avatar: await readPicture(db, id, changes.avatarUrl),
        ...(role && role !== before.role && { highest_rating: ratingOfRole[role] }),
      },
    );
    if (!changed) throw noSuchProfile();
    // Sessions that used the old password must sign in with the new one.
    if (passwordHash) await releaseProfile(db, before, { but: viewer.sessionId });
    await recordAudit(app, db, {
      ...byViewer(viewer),
      kind: "profile.changed",
      details: { profile: id, changed: Object.keys(changes) },
    });
    return changed;
  });
  await announceIdentityChange(app, { householdId });
  return presentProfile(row);
}

async function hashNewPassword(
  app: App,
  place: { id: string; householdId: string },
  { password, name, displayName, username }: ProfileChanges,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const before = await findProfile(app.db, place);
  if (!before) throw noSuchProfile();
  await requireStrongPassword(password, [
    name ?? before.name,
    displayName ?? before.display_name,
    username ?? before.username,
  ]);
  return await hashPassword(password);
}

export async function changeOwnProfile(
  app: App,
  viewer: ProfileViewer,
  { displayName, avatarUrl, language }: OwnChanges,
): Promise<FamilyProfile> {
  const place = { id: viewer.profile.id, householdId: viewer.householdId };
  const avatar = await readPicture(app.db, place.id, avatarUrl);
  const change = { display_name: displayName, avatar, language };
  const row = await updateProfile(app.db, place, change);
  if (!row) throw noSuchProfile();
  await announceIdentityChange(app, { householdId: place.householdId });
  return presentProfile(row);
}

export async function deleteProfile(app: App, viewer: HouseholdViewer, id: string): Promise<void> {
  const householdId = viewer.householdId;
  await app.db.transaction().execute(async (db) => {
    await lockHousehold(db, householdId);
    const profile = await findProfile(db, { id, householdId });
    if (!profile) throw noSuchProfile();
    await requireAnotherParent({ ...app, db }, profile);
    await releaseProfile(db, profile);
    await eraseProfile(db, id);
    await recordAudit(app, db, {
      ...byViewer(viewer),
      kind: "profile.deleted",
      details: { profile: id },
    });
  });
  await announceIdentityChange(app, { householdId });
}

export async function approveProfile(
  app: App,
  viewer: HouseholdViewer,
  id: string,
): Promise<FamilyProfile> {
  const place = { id, householdId: viewer.householdId };
  const row = await updateProfile(app.db, place, { status: "active" });
  if (!row) throw noSuchProfile();
  await recordAudit(app, app.db, {
    ...byViewer(viewer),
    kind: "profile.approved",
    details: { profile: id },
  });
  await announceIdentityChange(app, { householdId: place.householdId });
  return presentProfile(row);
}

export async function setPin(
  app: App,
  viewer: HouseholdViewer,
  { id, pin }: { id: string; pin: string | null },
): Promise<FamilyProfile> {
  const householdId = viewer.householdId;
  const profile = await findProfile(app.db, { id, householdId });
  if (!profile) throw noSuchProfile();
  const isOwn = viewer.profile?.id === id && isGrownUp(profile.role);
  if (!isOwn && viewer.profile?.role !== "parent") {
    throw new AppError("NOT_ALLOWED", "Ask a parent to set this PIN.");
  }
  const pin_hash = pin === null ? null : await hashPassword(pin);
  const row = await updateProfile(app.db, { id, householdId }, { pin_hash });
  if (!row) throw noSuchProfile();
  await recordAudit(app, app.db, {
    ...byViewer(viewer),
    kind: pin === null ? "profile.pin-removed" : "profile.pin-set",
    details: { profile: id },
  });
  // The anonymous demo session resolves to another viewer once its parent has a PIN.
  await announceIdentityChange(app, { householdId });
  return presentProfile(row);
}

/** Only parents can manage a household, so one must remain. */
async function requireAnotherParent({ db }: Pick<App, "db">, profile: ProfileRow): Promise<void> {
  const family = await listProfiles(db, profile.household_id);
  const isKept = family.some(
    ({ id, role, status }) => id !== profile.id && role === "parent" && status === "active",
  );
  if (profile.role === "parent" && !isKept) {
    throw new AppError("CONFLICT", "A household needs at least one parent.");
  }
}

/**
 * The picture's name: one of the avatars, or the look that the profile saved.
 * @throws AppError NOT_ALLOWED for another look, which may wear an outfit that wasn't earned
 */
async function readPicture(
  db: App["db"],
  profileId: string,
  url: string | undefined,
): Promise<string | undefined> {
  const picture = url === undefined ? null : parsePicture(url);
  if (picture === null || picture === parseAvatarUrl(url ?? "")) return picture ?? undefined;
  if (picture === (await findOwnLook(db, profileId))) return picture;
  throw new AppError("NOT_ALLOWED", "Save this avatar in the avatar maker first.");
}

function noSuchProfile(): AppError {
  return new AppError("NOT_FOUND", "This profile no longer exists.");
}
