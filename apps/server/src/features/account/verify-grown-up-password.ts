import { AppError } from "@goldmane/contracts/errors";
import { findOwner, listGrownUpPasswords } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { findAccount } from "./owner/store.ts";

/**
 * Passes if the password is the account's or that of any grown-up in the household. All attempts of
 * a household share one rate limit.
 * @throws AppError PASSWORD_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function verifyGrownUpPassword(
  app: App,
  { householdId, address }: { householdId: string; address: string },
  password: string,
): Promise<void> {
  const accountId = await findOwner(app, householdId);
  const owner = accountId === null ? undefined : await findAccount(app.db, accountId);
  const hashes = await listGrownUpPasswords(app, householdId);
  const subject = `a grown-up's password in ${householdId}`;
  await attempt(app, { subject, address }, async () => {
    for (const hash of new Set([owner?.password_hash ?? null, ...hashes])) {
      if (await isPassword(hash, password)) return;
    }
    throw new AppError("PASSWORD_REQUIRED", "Wrong password. Try again.");
  });
}
