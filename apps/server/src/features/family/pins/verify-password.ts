import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { deleteGuesses, findAccountPasswordHash, type LockedProfile } from "./store.ts";

/**
 * Accepts the profile's own password or the account's in place of a PIN. The profile's password resets
 * the count of wrong PINs for this profile; the account's resets it for the whole household.
 * @throws AppError PASSWORD_REQUIRED for a wrong one, TOO_MANY_REQUESTS for guessing.
 */
export async function verifyProfilePassword(
  app: App,
  { address }: Browser,
  { profile, password }: { profile: LockedProfile; password: string },
): Promise<void> {
  const householdId = profile.household_id;
  // Shares its rate limit with `confirmPassword`, which accepts the same two passwords.
  const subject = `confirm ${profile.id}`;
  const isAccounts = await attempt(app, { subject, address }, async () => {
    const accountHash = await findAccountPasswordHash(app.db, householdId);
    if (await isPassword(accountHash, password)) return true;
    if (await isPassword(profile.password_hash, password)) return false;
    throw new AppError("PASSWORD_REQUIRED", "Wrong password. Try again.", { reason: "wrong" });
  });
  await deleteGuesses(app.db, isAccounts ? { householdId } : { householdId, targetId: profile.id });
}
