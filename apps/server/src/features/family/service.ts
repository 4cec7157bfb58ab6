import { AppError } from "@goldmane/contracts/errors";
import { defaultMaxProfiles, ratingOfRole } from "@goldmane/contracts/family/limits";
import { isGrownUp, toUsernameKey } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type Language, toLanguage } from "@goldmane/contracts/languages";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { newId } from "#platform/ids.ts";
import { grownUpLock } from "./pins/find-lock.ts";
import { provePin } from "./pins/prove-pin.ts";
import { listLockings } from "./pins/store.ts";
import { presentProfile } from "./present.ts";
import { giveSeats, readSeated } from "./seats.ts";
import {
  findHousehold,
  findProfile,
  insertHousehold,
  insertProfile,
  listProfiles,
  updateProfile,
  lockHousehold,
} from "./store.ts";

/** Everybody of the viewer's household; nobody before their browser belongs to one. */
export async function readFamily(
  app: App,
  { householdId }: Pick<Viewer, "householdId">,
): Promise<FamilyProfile[]> {
  if (!householdId) return [];
  return (await readSeated(app, householdId)).map(presentProfile);
}

/** Makes others who would change a household wait until this transaction ends. Says whether it is there. */
export async function holdHousehold({ db }: Pick<App, "db">, id: string): Promise<boolean> {
  return (await lockHousehold(db, id)) !== undefined;
}

/** Gives the seats of a household to these profiles alone, in the transaction that `db` is. */
export async function keepSeats(
  { db, now }: Pick<App, "db" | "now">,
  householdId: string,
  profileIds: readonly string[],
): Promise<void> {
  await giveSeats({ db, now }, householdId, profileIds);
}

/**
 * A grown-up of the viewer's household stands by and gives their PIN.
 * @throws AppError NOT_ALLOWED where no grown-up has one, PIN_REQUIRED, TOO_MANY_REQUESTS,
 * PASSWORD_REQUIRED while PINs are locked.
 */
export async function proveGrownUp(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  pin: string | undefined,
): Promise<void> {
  const householdId = viewer.householdId ?? "";
  const lock = grownUpLock(await listProfiles(app.db, householdId), householdId);
  if (!lock) {
    throw new AppError("NOT_ALLOWED", "No grown-up of this household has a PIN yet.");
  }
  await provePin(app, { viewer, browser }, { lock, pin });
}

/** When too many wrong PINs locked those of this household: for parents. */
export async function readPinLockings(
  app: App,
  { householdId, profile }: Viewer,
  since: number,
): Promise<{ id: string; at: number }[]> {
  if (!householdId || profile?.role !== "parent") return [];
  return await listLockings(app.db, { householdId, since });
}

/** Whether any grown-up of a household has a PIN. */
export async function hasGrownUpPin({ db }: App, householdId: string): Promise<boolean> {
  return grownUpLock(await listProfiles(db, householdId), householdId) !== null;
}

/** The hashes of all grown-ups' passwords of a household. */
export async function listGrownUpPasswords({ db }: App, householdId: string): Promise<string[]> {
  const family = await listProfiles(db, householdId);
  return family.flatMap(({ role, status, password_hash: hash }) =>
    isGrownUp(role) && status === "active" ? [hash] : [],
  );
}

/** Sets the highest rating that a profile is shown, in the caller's transaction. */
export async function limitRating(
  { db }: Pick<App, "db">,
  place: { id: string; householdId: string },
  rating: Rating,
): Promise<void> {
  await updateProfile(db, place, { highest_rating: rating });
}

/** The name of a household, for who is signed in to it. */
export async function readHouseholdName(app: App, id: string): Promise<string | null> {
  return (await findHousehold(app.db, id))?.name ?? null;
}

/** Whose account a household is. */
export async function findOwner(app: App, householdId: string): Promise<string | null> {
  return (await findHousehold(app.db, householdId))?.account_id ?? null;
}

/** The hash of a profile's password, for whoever asks for it again. */
export async function findPasswordHash(app: App, { householdId, profile }: Viewer) {
  const family = await listProfiles(app.db, householdId ?? "");
  return family.find(({ id }) => id === profile?.id)?.password_hash ?? null;
}

/**
 * A parent's profile begins with the account's password, and follows it until it gets one of its
 * own: two hashes that are equal letter by letter were copied.
 */
export async function followAccountPassword(
  { db }: Pick<App, "db">,
  householdId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const family = await listProfiles(db, householdId);
  for (const { id, password_hash: hash } of family) {
    if (hash === before) await updateProfile(db, { id, householdId }, { password_hash: after });
  }
}

/** Whom the account's own password makes of its owner: the first parent there was. */
export async function findFirstParent(app: App, householdId: string): Promise<string | null> {
  const family = await readSeated(app, householdId);
  const parents = family.filter(({ role, status }) => role === "parent" && status === "active");
  return (parents.find(({ has_seat }) => has_seat === 1) ?? parents[0])?.id ?? null;
}

/** The language of the first parent there was; null where they chose none. */
export async function findParentLanguage(app: App, householdId: string): Promise<Language | null> {
  const id = await findFirstParent(app, householdId);
  const parent = id === null ? undefined : await findProfile(app.db, { id, householdId });
  return toLanguage(parent?.language);
}

/**
 * Founds a household with its first profile, a parent's, in the caller's transaction. The profile
 * has the account's password and a username made of its name; both can be changed.
 */
export async function foundHousehold(
  { db, now }: Pick<App, "db" | "now">,
  facts: {
    accountId: string;
    householdName: string;
    name: string;
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
    const username = makeUsername(facts.name, tries === 0 ? "" : profileId.slice(-2 - 2 * tries));
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
      avatar: "lion",
      has_seat: 1,
      status: "active",
      created_at: at,
    });
    if (isNew) return { householdId, profileId };
  }
}

function makeUsername(name: string, suffix: string): string {
  const word = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return [word || "parent", suffix].filter((part) => part !== "").join("-");
}
