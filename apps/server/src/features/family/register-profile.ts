import { randomBytes } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { ratingOfRole } from "@goldmane/contracts/family/limits";
import { parseAvatarUrl, toCodeKey, toUsernameKey } from "@goldmane/contracts/family/rules";
import type { FamilyProfile, NewProfile } from "@goldmane/contracts/family/schema";
import {
  readAccess,
  subscriptionRequired,
  usageOf,
  userLimitReached,
} from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { isConfirmed } from "#platform/http/admit.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import { hashCode } from "#platform/identity/household-codes.ts";
import { requireStrongPassword } from "#platform/identity/password-strength.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { newId } from "#platform/ids.ts";
import { makeUsername } from "./make-username.ts";
import { presentProfile } from "./present.ts";
import {
  findHousehold,
  findHouseholdByCode,
  findProfile,
  type HouseholdRow,
  insertProfile,
  lockHousehold,
} from "./store.ts";
import { usernameTaken } from "./username-taken.ts";

type Caller = { viewer: Viewer; browser: Browser };

/** Adds a profile: active at once if a parent (or the demo) adds it, else waiting for approval. */
export async function registerProfile(
  app: App,
  caller: Caller,
  input: NewProfile,
): Promise<FamilyProfile> {
  const { viewer, browser } = caller;
  const household = await findTargetHousehold(app, caller, input.householdCode);
  const isWelcome = isOpenTo(household, viewer, input) || isParentOf(app, viewer, household.id);
  const passwordHash = await hashNewPassword(input, isWelcome);
  const id = newId(app.now());
  const row = await app.db.transaction().execute(async (db) => {
    await requireFreeProfile({ ...app, db }, household.id);
    await insertNamed(db, input, {
      id,
      household_id: household.id,
      name: input.name,
      display_name: input.displayName,
      password_hash: passwordHash,
      pin_hash: null,
      role: input.role,
      age_group: input.ageGroup,
      highest_rating: ratingOfRole[input.role],
      avatar: parseAvatarUrl(input.avatarUrl) ?? "",
      has_seat: 1,
      status: isWelcome ? "active" : "waiting",
      created_at: app.now(),
    });
    await recordAudit(app, db, {
      kind: "profile.registered",
      householdId: household.id,
      profileId: id,
      sessionId: viewer.sessionId,
      addressPrefix: browser.addressPrefix,
      details: { role: input.role, by: viewer.profile?.id ?? null, waits: !isWelcome },
    });
    return await findProfile(db, { id, householdId: household.id });
  });
  if (!row) throw new AppError("NOT_FOUND", "This household no longer exists.");
  await announceIdentityChange(app, { householdId: household.id });
  if (isWelcome && !viewer.householdId) await joinHousehold(browser, household.id);
  return presentProfile(row);
}

/** @throws AppError CONFLICT if the chosen username is taken. */
async function insertNamed(
  db: App["db"],
  { username: chosen, displayName: name }: NewProfile,
  profile: Omit<Parameters<typeof insertProfile>[1], "username" | "username_key">,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const suffix = tries === 0 ? "" : profile.id.slice(-2 - 2 * tries);
    const username = chosen ?? makeUsername(name, suffix);
    const username_key = toUsernameKey(username);
    if (await insertProfile(db, { ...profile, username, username_key })) return;
    if (chosen !== undefined) throw usernameTaken();
  }
}

/** Without a password nobody signs in to the profile until a parent gives it one. */
async function hashNewPassword(
  { password, username = "", name, displayName }: NewProfile,
  isWelcome: boolean,
): Promise<string> {
  if (password !== undefined) {
    await requireStrongPassword(password, [name, displayName, username]);
    return await hashPassword(password);
  }
  if (!isWelcome || username !== "") {
    throw new AppError("INVALID_INPUT", "Choose a username and a password.");
  }
  return await hashPassword(randomBytes(32).toString("base64url"));
}

/** The household of the code, or without a code the session's household. */
async function findTargetHousehold(
  app: App,
  { viewer, browser }: Caller,
  householdCode: string,
): Promise<HouseholdRow> {
  if (householdCode.trim() !== "") {
    const code = hashCode(toCodeKey(householdCode), app.config.sessionSecret);
    const { address } = browser;
    return await attempt(app, { subject: `a household code, ${address}`, address }, async () => {
      const household = await findHouseholdByCode(app.db, code);
      if (household && (household.is_demo === 0 || app.config.demo)) return household;
      throw new AppError("NOT_ALLOWED", "No household has this code. Check it and try again.");
    });
  }
  const household = viewer.householdId ? await findHousehold(app.db, viewer.householdId) : null;
  if (household) return household;
  throw new AppError("NOT_SIGNED_IN", "Ask a parent for the household code, or sign in first.");
}

/** Anyone may join the demo, but only its parent may add a parent, or PINs there would be useless. */
function isOpenTo(household: HouseholdRow, viewer: Viewer, { role }: NewProfile): boolean {
  if (household.is_demo !== 1) return false;
  const isParent = viewer.householdId === household.id && viewer.profile?.role === "parent";
  return role !== "parent" || isParent;
}

/** Requires a password proof: a child could otherwise open a parent's tile and add a grown-up. */
function isParentOf(app: App, viewer: Viewer, householdId: string): boolean {
  const isProved = viewer.level === "profilePassword" || viewer.level === "account";
  return (
    viewer.householdId === householdId &&
    viewer.profile?.role === "parent" &&
    (isProved || isConfirmed(viewer, app.now()))
  );
}

/** Runs in a transaction that holds the household's lock, so that concurrent sign-ups are counted. */
async function requireFreeProfile(
  app: Pick<App, "db" | "now">,
  householdId: string,
): Promise<void> {
  const household = await lockHousehold(app.db, householdId);
  if (!household) throw new AppError("NOT_FOUND", "This household no longer exists.");
  const access = await readAccess(app, householdId);
  if (!access.hasAccess) throw subscriptionRequired(access);
  if (access.currentUsers >= access.maxUsers) throw userLimitReached(access);
  if (access.currentUsers >= household.max_profiles) {
    throw new AppError(
      "USER_LIMIT_REACHED",
      `A household can have up to ${household.max_profiles} profiles.`,
      usageOf(access),
    );
  }
}

async function joinHousehold(browser: Browser, householdId: string): Promise<void> {
  await browser.setIdentity({
    level: "household",
    householdId,
    profileId: null,
    accountId: null,
    confirmedAt: null,
  });
}
