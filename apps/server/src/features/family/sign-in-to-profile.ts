import { AppError } from "@goldmane/contracts/errors";
import { toUsernameKey } from "@goldmane/contracts/family/rules";
import type { SignedInProfile } from "@goldmane/contracts/family/schema";
import {
  readAccess,
  subscriptionRequired,
  usageOf,
  userLimitReached,
} from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { recordAudit, wasSignedInFrom } from "#platform/identity/audit.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { ownerNotice } from "./events.ts";
import { presentProfile } from "./present.ts";
import { readSeatedProfiles } from "./seats.ts";
import { findOpenedAccount, findProfileByUsername, type ProfileRow } from "./store.ts";

type Secret = { username: string; password: string };

/**
 * Signs this browser in to the profile's household with the profile selected. A parent whose password
 * is the account's own also gets the account, unless it has two-step sign-in.
 */
export async function signInToProfile(
  app: App,
  browser: Browser,
  secret: Secret,
): Promise<SignedInProfile> {
  const { id, household_id: householdId, status } = await verifyProfile(app, browser, secret);
  if (status === "waiting") {
    throw new AppError("NOT_ALLOWED", "A parent has to approve this profile first.");
  }
  const profiles = await readSeatedProfiles(app, householdId);
  const access = await readAccess(app, householdId);
  if (!access.hasAccess) throw subscriptionRequired(access);
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new AppError("NOT_FOUND", "This profile no longer exists.");
  if (profile.has_seat === 0) throw userLimitReached(access);
  const accountId = await findOpenedAccount(app.db, profile);
  const { sessionId } = await browser.setIdentity({
    level: accountId === null ? "profilePassword" : "account",
    householdId,
    profileId: id,
    accountId,
    confirmedAt: app.now(),
  });
  const { addressPrefix } = browser;
  const entry = { householdId, profileId: id, sessionId, addressPrefix };
  await recordAudit(app, app.db, { ...entry, kind: "profile.signed-in" });
  if (accountId !== null) await recordAccountSignIn(app, browser, { ...entry, accountId });
  return { ...presentProfile(profile), subscription: usageOf(access) };
}

/** The account's history shows the sign-in, and a new network is reported to its owner. */
async function recordAccountSignIn(
  app: App,
  { userAgent }: Browser,
  entry: { accountId: string; householdId: string; addressPrefix: string },
): Promise<void> {
  const { accountId, householdId, addressPrefix: network } = entry;
  const isKnown = await wasSignedInFrom(app.db, { accountId }, network);
  const from = { browser: nameBrowser(userAgent), network, at: app.now() };
  const details = { browser: from.browser };
  await recordAudit(app, app.db, { ...entry, kind: "account.signed-in", details });
  if (isKnown) return;
  await app.jobs.enqueue(ownerNotice, { householdId, notice: { about: "new-browser" }, from });
}

/** Equal work and an equal error for known and unknown usernames. */
async function verifyProfile(
  app: App,
  { address, addressPrefix }: Browser,
  { username, password }: Secret,
): Promise<ProfileRow> {
  const key = toUsernameKey(username);
  const find = async () => {
    const found = await findProfileByUsername(app.db, key);
    return found && (!found.isDemo || app.config.demo) ? found : undefined;
  };
  const isFamiliar = async () => {
    const profileId = (await find())?.id;
    return profileId !== undefined && (await wasSignedInFrom(app.db, { profileId }, addressPrefix));
  };
  return await attempt(app, { subject: `profile ${key}`, address, isFamiliar }, async () => {
    const profile = await find();
    const isRight = await isPassword(profile?.password_hash ?? null, password);
    if (profile && isRight) return profile;
    await recordAudit(app, app.db, {
      kind: "profile.sign-in-refused",
      householdId: profile?.household_id ?? null,
      profileId: profile?.id ?? null,
      addressPrefix,
    });
    throw new AppError("NOT_SIGNED_IN", "Please check your username and password");
  });
}
