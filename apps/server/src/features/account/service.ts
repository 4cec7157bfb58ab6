import { findOwner } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { findAccount, updateOwnerVerified } from "#features/account/owner/store.ts";
import { enqueueEmail } from "./emails/enqueue-email.ts";
import { findDevice } from "./devices/store.ts";

/** The name that a parent gave a signed-in browser, or else one from its User-Agent. */
export async function describeDevice(app: App, sessionId: string): Promise<string> {
  const device = await findDevice(app.db, sessionId);
  return device?.device_name ?? nameBrowser(device?.user_agent ?? "");
}

/** The e-mail address of a household's owner. */
export async function readOwnerEmail(app: App, householdId: string): Promise<string | null> {
  const id = await findOwner(app, householdId);
  return id ? ((await findAccount(app.db, id))?.email ?? null) : null;
}

/** Marks the address of a household's owner as verified. False if there is no such household. */
export async function verifyOwner({ db }: Pick<App, "db">, householdId: string): Promise<boolean> {
  return await updateOwnerVerified(db, householdId);
}

/** Asks the owner to verify the address of a new account. */
export async function enqueueVerification(app: App, accountId: string): Promise<void> {
  await enqueueEmail(app, { kind: "verify-address", accountId });
}

export { verifyGrownUpPassword } from "./verify-grown-up-password.ts";
export { createDemoAccount } from "./owner/create-demo-account.ts";
export { createOwner } from "./owner/create-owner.ts";
export { ownAccount } from "./own-account.ts";
export { readSession } from "./read-session.ts";
export { signInBrowser } from "./sign-in-browser.ts";
