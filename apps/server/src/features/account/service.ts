import { confirmedForMs } from "@goldmane/contracts/account/limits";
import type { Credentials, CurrentSession, NewAccount } from "@goldmane/contracts/account/schema";
import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import {
  findFirstParent,
  findOwner,
  findPasswordHash,
  foundHousehold,
  readFamily,
  readHouseholdName,
} from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { isConfirmed } from "#platform/http/admission.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { byViewer, recordAudit, wasSignedInFrom } from "#platform/identity/audit.ts";
import { hashPassword, isPassword } from "#platform/identity/passwords.ts";
import { newId } from "#platform/ids.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { findAccount, findAccountByEmail, findUserAgent, insertAccount } from "./store.ts";

/** Who this browser is to the server. */
export async function readSession(app: App, viewer: Viewer): Promise<CurrentSession> {
  const { householdId, confirmedAt, accountId } = viewer;
  const name = householdId ? await readHouseholdName(app, householdId) : null;
  const family = viewer.profile ? await readFamily(app, viewer) : [];
  const account = accountId ? await findAccount(app.db, accountId) : undefined;
  return {
    level: viewer.level,
    household: householdId && name !== null ? { id: householdId, name } : null,
    profile: family.find(({ id }) => id === viewer.profile?.id) ?? null,
    email: account?.email ?? null,
    confirmedUntil:
      confirmedAt !== null && isConfirmed(viewer, app.now()) ? confirmedAt + confirmedForMs : null,
    isOperator: viewer.isOperator,
    isDemo: viewer.isDemo,
    highestRating: viewer.highestRating,
  };
}

/** What a browser that is signed in calls itself, in words that its owner knows. */
export async function describeDevice(app: App, sessionId: string): Promise<string> {
  return nameBrowser((await findUserAgent(app.db, sessionId)) ?? "");
}

/** Where the owner of a household is written to. */
export async function readOwnerEmail(app: App, householdId: string): Promise<string | null> {
  const id = await findOwner(app, householdId);
  return id ? ((await findAccount(app.db, id))?.email ?? null) : null;
}

/** An account, its household and the household's first parent, or none of them. */
export async function createAccount(
  app: App,
  browser: Browser,
  { email, password, householdName, name }: NewAccount,
): Promise<CurrentSession> {
  const { address, addressPrefix } = browser;
  const passwordHash = await hashPassword(password);
  const accountId = newId(app.now());
  const { householdId, profileId } = await attempt(
    app,
    { subject: `new accounts, ${address}`, address },
    () =>
      app.db.transaction().execute(async (db) => {
        const isNew = await insertAccount(db, {
          id: accountId,
          email,
          email_key: toEmailKey(email),
          password_hash: passwordHash,
          is_verified: 0,
          created_at: app.now(),
        });
        if (!isNew) {
          throw new AppError("CONFLICT", "Sign in instead, or use another e-mail address.");
        }
        const facts = { accountId, householdName, name, passwordHash };
        const founded = await foundHousehold({ ...app, db }, facts);
        const entry = { ...founded, accountId, addressPrefix };
        await recordAudit(app, db, { ...entry, kind: "account.created" });
        return founded;
      }),
  );
  return await enter(app, browser, { accountId, householdId, profileId });
}

export async function signIn(
  app: App,
  browser: Browser,
  credentials: Credentials,
): Promise<CurrentSession> {
  const { id: accountId, householdId } = await proveAccount(app, browser, credentials);
  const profileId = await findFirstParent(app, householdId);
  return await enter(app, browser, { accountId, householdId, profileId });
}

type Place = { accountId: string; householdId: string; profileId: string | null };

async function enter(app: App, browser: Browser, place: Place): Promise<CurrentSession> {
  const viewer = await browser.become({ ...place, level: "account", confirmedAt: app.now() });
  const { addressPrefix } = browser;
  await recordAudit(app, app.db, { ...byViewer(viewer), addressPrefix, kind: "account.signed-in" });
  return await readSession(app, viewer);
}

/** Equal work and equal words whether the address is known or not. */
async function proveAccount(
  app: App,
  { address, addressPrefix }: Browser,
  { email, password }: Credentials,
) {
  const key = toEmailKey(email);
  const find = async () => {
    const found = await findAccountByEmail(app.db, key);
    return found && (!found.isDemo || app.config.demo) ? found : undefined;
  };
  const isFamiliar = async () => {
    const accountId = (await find())?.id;
    return accountId !== undefined && (await wasSignedInFrom(app.db, { accountId }, addressPrefix));
  };
  return await attempt(app, { subject: `account ${key}`, address, isFamiliar }, async () => {
    const account = await find();
    const isRight = await isPassword(account?.password_hash ?? null, password);
    if (account && isRight) return account;
    await recordAudit(app, app.db, {
      kind: "account.sign-in-refused",
      accountId: account?.id ?? null,
      householdId: account?.householdId ?? null,
      addressPrefix,
    });
    throw new AppError("NOT_SIGNED_IN", "Please check your e-mail address and password.");
  });
}

/** The account's own password opens the account; a profile's own proves who holds the device. */
export async function confirmPassword(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  password: string,
): Promise<CurrentSession> {
  const householdId = viewer.householdId ?? "";
  const profileId = viewer.profile?.id ?? null;
  const accountId = await findOwner(app, householdId);
  const owner = accountId ? await findAccount(app.db, accountId) : undefined;
  const ownHash = await findPasswordHash(app, viewer);
  const { address, addressPrefix } = browser;
  const isOwner = await attempt(app, { subject: `confirm ${profileId}`, address }, async () => {
    const opensAccount = await isPassword(owner?.password_hash ?? null, password);
    const opensProfile = await isPassword(ownHash, password);
    if (!opensAccount && !opensProfile) {
      throw new AppError("NOT_ALLOWED", "This password is not right.");
    }
    return opensAccount && viewer.profile?.role === "parent";
  });
  const confirmed = await browser.become({
    level: isOwner ? "account" : "profilePassword",
    householdId,
    profileId,
    accountId: isOwner ? accountId : null,
    confirmedAt: app.now(),
  });
  const entry = { ...byViewer(confirmed), addressPrefix };
  await recordAudit(app, app.db, { ...entry, kind: "account.confirmed" });
  return await readSession(app, confirmed);
}
