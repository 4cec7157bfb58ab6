import { AppError } from "@goldmane/contracts/errors";
import {
  findOwner,
  hasGrownUpPin,
  listGrownUpPasswords,
  proveGrownUp,
} from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { findAccount } from "./owner/store.ts";

export type GrownUpProof = { pin?: string | undefined; password?: string | undefined };

/**
 * Everyone may sign out but a child: afterwards nobody's limits hold on the device, and only a
 * password signs it in again. A grown-up's PIN allows it, or a password: it is
 * asked for where no grown-up has a PIN, and proves more than one.
 * @throws AppError PIN_REQUIRED, PASSWORD_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function proveMayLeave(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { pin, password }: GrownUpProof,
): Promise<void> {
  const { profile, householdId } = viewer;
  const isChild = profile ? profile.role === "child" : viewer.isHeldByChild;
  if (!isChild || householdId === null) return;
  if (password === undefined) {
    if (await hasGrownUpPin(app, householdId)) {
      return await proveGrownUp(app, { viewer, browser }, pin);
    }
    throw new AppError("PASSWORD_REQUIRED", "Ask a grown-up for their password.");
  }
  const accountId = await findOwner(app, householdId);
  const owner = accountId === null ? undefined : await findAccount(app.db, accountId);
  const hashes = await listGrownUpPasswords(app, householdId);
  const subject = `a grown-up's password in ${householdId}`;
  await attempt(app, { subject, address: browser.address }, async () => {
    for (const hash of new Set([owner?.password_hash ?? null, ...hashes])) {
      if (await isPassword(hash, password)) return;
    }
    throw new AppError("PASSWORD_REQUIRED", "This password is not right.");
  });
}
