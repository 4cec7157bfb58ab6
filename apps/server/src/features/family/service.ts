import { AppError } from "@goldmane/contracts/errors";
import {
  type Avatar,
  avatars,
  defaultMaxProfiles,
  ratingOfRole,
} from "@goldmane/contracts/family/limits";
import { isGrownUp, toUsernameKey } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type Language, toLanguage } from "@goldmane/contracts/languages";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { App, Viewer, HouseholdViewer, ProfileViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { newId } from "#platform/ids.ts";
import { grownUpLock } from "./pins/find-lock.ts";
import { verifyPin } from "./pins/verify-pin.ts";
import { listLockings } from "./pins/store.ts";
import { makeUsername } from "./make-username.ts";
import { presentProfile } from "./present.ts";
import { usernameTaken } from "./username-taken.ts";
import { writeSeats, readSeatedProfiles } from "./seats.ts";
import {
  findHousehold,
  findProfile,
  findProfileByUsername,
  insertHousehold,
  insertProfile,
  listProfiles,
  updateProfile,
  lockHousehold,
  lockProfile,
  updateHousehold,
} from "./store.ts";

/** All profiles of the viewer's household; empty without one. */
export async function readFamily(
  app: App,
  { householdId }: Pick<Viewer, "householdId">,
): Promise<FamilyProfile[]> {
  if (!householdId) return [];
  return (await readSeatedProfiles(app, householdId)).map(presentProfile);
}

/** Locks a household row until this transaction ends. False if it doesn't exist. */
export async function lockHouseholdForUpdate(
  { db }: Pick<App, "db">,
  id: string,
): Promise<boolean> {
  return (await lockHousehold(db, id)) !== undefined;
}

/** Locks a profile row until this transaction ends. */
export async function lockProfileForUpdate({ db }: Pick<App, "db">, id: string): Promise<void> {
  await lockProfile(db, id);
}

/** Saves household settings that belong to another feature. */
export async function saveHouseholdSettings(
  { db }: Pick<App, "db">,
  householdId: string,
  settings: { time_zone: string } | { conversation_days: number },
): Promise<void> {
  await updateHousehold(db, householdId, settings);
}

/** Assigns a household's seats to exactly these profiles, in the transaction `db`. */
export async function assignSeats(
  { db, now }: Pick<App, "db" | "now">,
  householdId: string,
  profileIds: readonly string[],
): Promise<void> {
  await writeSeats({ db, now }, householdId, profileIds);
}

/**
 * Requires the PIN of any grown-up in the viewer's household.
 * @throws AppError NOT_ALLOWED if no grown-up has one, PIN_REQUIRED, TOO_MANY_REQUESTS,
 * PASSWORD_REQUIRED while PINs are locked.
 */
export async function verifyGrownUp(
  app: App,
  { viewer, browser }: { viewer: HouseholdViewer; browser: Browser },
  pin: string | undefined,
): Promise<void> {
  const householdId = viewer.householdId;
  const lock = grownUpLock(await listProfiles(app.db, householdId), householdId);
  if (!lock) {
    throw new AppError("NOT_ALLOWED", "No grown-up of this household has a PIN yet.");
  }
  await verifyPin(app, { viewer, browser }, { lock, pin });
}

/** Instants at which the household's PINs were locked, for the parents' notifications. */
export async function readPinLockings(
  app: App,
  { householdId, profile }: Viewer,
  since: number,
): Promise<{ id: string; at: number }[]> {
  if (!householdId || profile?.role !== "parent") return [];
  return await listLockings(app.db, { householdId, since });
}

/** Whether any grown-up in a household has a PIN. */
export async function hasGrownUpPin({ db }: App, householdId: string): Promise<boolean> {
  return grownUpLock(await listProfiles(db, householdId), householdId) !== null;
}

/** The password hashes of all grown-ups in a household. */
export async function listGrownUpPasswords({ db }: App, householdId: string): Promise<string[]> {
  const family = await listProfiles(db, householdId);
  return family.flatMap(({ role, status, password_hash: hash }) =>
    isGrownUp(role) && status === "active" ? [hash] : [],
  );
}

/** Shows a saved look as its profile's picture, in the caller's transaction. */
export async function savePicture(
  { db }: Pick<App, "db">,
  { profile, householdId }: ProfileViewer,
  look: string,
): Promise<void> {
  await updateProfile(db, { id: profile.id, householdId }, { avatar: look });
}

/** Sets the highest rating that a profile is shown, in the caller's transaction. */
export async function limitRating(
  { db }: Pick<App, "db">,
  place: { id: string; householdId: string },
  rating: Rating,
): Promise<void> {
  await updateProfile(db, place, { highest_rating: rating });
}

/** A household's name; null if it doesn't exist. */
export async function readHouseholdName(
  { db }: Pick<App, "db">,
  id: string,
): Promise<string | null> {
  return (await findHousehold(db, id))?.name ?? null;
}

/** The profile with a username, except the demo's. */
export async function findNamedProfile({ db }: Pick<App, "db">, username: string) {
  const row = await findProfileByUsername(db, toUsernameKey(username));
  if (!row || row.isDemo) return null;
  const { id, household_id: householdId, role, password_hash: passwordHash } = row;
  return { id, householdId, role, passwordHash };
}

/** Sets a profile's own password, in the caller's transaction. */
export async function saveProfilePassword(
  { db }: Pick<App, "db">,
  place: { id: string; householdId: string },
  passwordHash: string,
): Promise<void> {
  await updateProfile(db, place, { password_hash: passwordHash });
}

/** When a household was created; null if it doesn't exist. */
export async function readHouseholdCreation(
  { db }: Pick<App, "db">,
  id: string,
): Promise<number | null> {
  return (await findHousehold(db, id))?.created_at ?? null;
}

/** The account that owns a household. */
export async function findOwner(app: App, householdId: string): Promise<string | null> {
  return (await findHousehold(app.db, householdId))?.account_id ?? null;
}

/** The hash of the viewer's profile password. */
export async function findPasswordHash(app: App, { householdId, profile }: HouseholdViewer) {
  const family = await listProfiles(app.db, householdId);
  return family.find(({ id }) => id === profile?.id)?.password_hash ?? null;
}

/**
 * Sets a new password for the profiles that share the account's, as the first parent's does until it
 * gets its own. Equal hashes mean that the hash was copied, since every hash has its own salt.
 */
export async function updateProfilesWithPassword(
  { db }: Pick<App, "db">,
  householdId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const family = await listProfiles(db, householdId);
  for (const { id, password_hash: hash } of family) {
    if (hash === before) await updateProfile(db, { id, householdId }, { password_hash: after });
  }
}

/** The profile that the account's owner signs in as: the first parent. */
export async function findFirstParent(app: App, householdId: string): Promise<string | null> {
  const family = await readSeatedProfiles(app, householdId);
  const parents = family.filter(({ role, status }) => role === "parent" && status === "active");
  return (parents.find(({ has_seat }) => has_seat === 1) ?? parents[0])?.id ?? null;
}

async function readFirstParent(app: App, householdId: string) {
  const id = await findFirstParent(app, householdId);
  return id === null ? undefined : await findProfile(app.db, { id, householdId });
}

/** The language of the first parent; null if they chose none. */
export async function findParentLanguage(app: App, householdId: string): Promise<Language | null> {
  return toLanguage((await readFirstParent(app, householdId))?.language);
}

/** The username of the first parent; null without one. */
export async function findParentUsername(app: App, householdId: string): Promise<string | null> {
  return (await readFirstParent(app, householdId))?.username ?? null;
}

/**
 * Creates a household with its first profile, a parent's, in the caller's transaction. The profile
 * starts with the account's password, and with a username derived from its name unless one is given.
 * @throws AppError CONFLICT if the given username is taken.
 */
export async function createHousehold(
  { db, now }: Pick<App, "db" | "now">,
  facts: {
    accountId: string;
    householdName: string;
    name: string;
    username?: string | undefined;
    avatar?: Avatar | undefined;
    passwordHash: string;
    language: Language;
  },
): Promise<{ householdId: string; profileId: string }> {
  const at = now();
  const householdId = newId(at);
  const profileId = newId(at);
  await insertHousehold(db, {
    id: householdId,
    name: facts.householdName,
    account_id: facts.accountId,
    code_hash: null,
    max_profiles: defaultMaxProfiles,
    is_demo: 0,
    created_at: at,
  });
  for (let tries = 0; ; tries += 1) {
    const suffix = tries === 0 ? "" : profileId.slice(-2 - 2 * tries);
    const username = facts.username ?? makeUsername(facts.name, suffix);
    const isNew = await insertProfile(db, {
      id: profileId,
      household_id: householdId,
      name: facts.name,
      display_name: facts.name,
      username,
      username_key: toUsernameKey(username),
      password_hash: facts.passwordHash,
      pin_hash: null,
      language: facts.language,
      role: "parent",
      age_group: "adult",
      highest_rating: ratingOfRole.parent,
      avatar: facts.avatar ?? avatars[0],
      has_seat: 1,
      status: "active",
      created_at: at,
    });
    if (isNew) return { householdId, profileId };
    if (facts.username !== undefined) throw usernameTaken();
  }
}

export { createDemoHousehold } from "./create-demo-household.ts";
export { readCode } from "./household.ts";
