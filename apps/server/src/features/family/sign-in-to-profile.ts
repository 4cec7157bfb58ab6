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
import { presentProfile } from "./present.ts";
import { readSeatedProfiles } from "./seats.ts";
import { findProfileByUsername, type ProfileRow } from "./store.ts";

type Secret = { username: string; password: string };

/** Signs this browser in to the profile's household with the profile selected. */
export async function signInToProfile(
  app: App,
  browser: Browser,
  secret: Secret,
): Promise<SignedInProfile> {
  const { id, household_id: householdId, status } = await verifyProfile(app, browser, secret);
  if (status === "waiting") {
    throw new AppError("NOT_ALLOWED", "This profile waits for a parent's yes.");
  }
  const profiles = await readSeatedProfiles(app, householdId);
  const access = await readAccess(app, householdId);
  if (!access.hasAccess) throw subscriptionRequired(access);
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new AppError("NOT_FOUND", "This profile was deleted meanwhile.");
  if (profile.has_seat === 0) throw userLimitReached(access);
  const { sessionId } = await browser.setIdentity({
    level: "profilePassword",
    householdId,
    profileId: id,
    accountId: null,
    confirmedAt: app.now(),
  });
  await recordAudit(app, app.db, {
    kind: "profile.signed-in",
    householdId,
    profileId: id,
    sessionId,
    addressPrefix: browser.addressPrefix,
  });
  return { ...presentProfile(profile), subscription: usageOf(access) };
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
