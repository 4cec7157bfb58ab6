import { findParentUsername } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { findAccount, findOwnedHousehold } from "./store.ts";

/** What an account's owner signs in with: the e-mail address, or the first parent's username. */
export async function readAccountName(app: App, accountId: string): Promise<string> {
  const account = await findAccount(app.db, accountId);
  if (account && account.email !== null) return account.email;
  const household = await findOwnedHousehold(app.db, accountId);
  return (household && (await findParentUsername(app, household.id))) ?? "";
}
