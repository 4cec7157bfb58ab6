import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import { findOwner, findNamedProfile } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { findAccount, findAccountByEmail } from "./store.ts";

type Named = {
  accountId: string;
  householdId: string;
  email: string | null;
  /** The profile of a username whose password isn't the account's; null for the account itself. */
  profileId: string | null;
};

/**
 * What an e-mail address or a username signs in to: an account, or a profile with its own password.
 * @throws AppError NOT_FOUND
 */
export async function findByName(app: App, name: string): Promise<Named> {
  const account = await findAccountByEmail(app.db, toEmailKey(name));
  if (account && !account.isDemo) {
    const { id: accountId, householdId, email } = account;
    return { accountId, householdId, email, profileId: null };
  }
  const profile = await findNamedProfile(app, name);
  const accountId = profile && (await findOwner(app, profile.householdId));
  const owner = accountId ? await findAccount(app.db, accountId) : undefined;
  if (!profile || !owner) {
    throw new AppError("NOT_FOUND", `No account or profile is named ${name}.`);
  }
  const isOwner = profile.role === "parent" && profile.passwordHash === owner.password_hash;
  const { householdId } = profile;
  const profileId = isOwner ? null : profile.id;
  return { accountId: owner.id, householdId, email: owner.email, profileId };
}
