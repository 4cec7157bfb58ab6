import { AppError } from "@goldmane/contracts/errors";
import type { Viewer } from "#platform/app.ts";

/** Whose account it is that the viewer is in, as `access: "account"` has made sure. */
export function ownAccount({ accountId, householdId }: Viewer) {
  if (accountId === null || householdId === null) {
    throw new AppError("NOT_SIGNED_IN", "Sign in to the account first.");
  }
  return { accountId, householdId };
}

/** The same for what would shut others out of the demo, whose account is everybody's. */
export function changeableAccount(viewer: Viewer) {
  if (viewer.isDemo) {
    throw new AppError("CONFLICT", "The demo's sign-in is the same everywhere, and stays.");
  }
  return ownAccount(viewer);
}
