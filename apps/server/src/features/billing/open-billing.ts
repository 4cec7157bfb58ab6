import type { App } from "#platform/app.ts";
import { beforeHouseholdDeletion } from "#platform/identity/household-deletion.ts";
import { cancelBilling } from "./service.ts";

/** Cancels the plans of deleted households. */
export async function openBilling(app: App): Promise<void> {
  beforeHouseholdDeletion(app, (householdId) => cancelBilling(app, householdId));
}
