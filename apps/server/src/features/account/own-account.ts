import { AppError } from "@goldmane/contracts/errors";
import type { Viewer } from "#platform/app.ts";

/** The ids of the viewer's account. Endpoints with `access: "account"` guarantee that they exist. */
export function ownAccount({ accountId, householdId }: Viewer) {
  if (accountId === null || householdId === null) {
    throw new AppError("NOT_SIGNED_IN", "Sign in to the account first.");
  }
  return { accountId, householdId };
}

/** The same, but rejects the demo: its account is shared by all visitors. */
export function changeableAccount(viewer: Viewer) {
  if (viewer.isDemo) {
    throw new AppError("CONFLICT", "The demo’s sign-in can’t be changed.");
  }
  return ownAccount(viewer);
}
