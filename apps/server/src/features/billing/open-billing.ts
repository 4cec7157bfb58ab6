import type { App } from "#platform/app.ts";
import { beforeHouseholdDeletion } from "#platform/identity/household-deletion.ts";
import { cancelBilling } from "./service.ts";
import { endOwnBilling } from "./store.ts";

/**
 * Cancels the plans of deleted households. Without payments, plans of the sandbox become complimentary:
 * nothing renews them any more, and no money was ever taken.
 */
export async function openBilling(app: App): Promise<void> {
  if (app.payments.gateway === "none") await endOwnBilling(app.db, app.now());
  beforeHouseholdDeletion(app, (householdId) => cancelBilling(app, householdId));
}
