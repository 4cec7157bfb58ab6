import { confirmedForMs } from "@goldmane/contracts/account/limits";
import type { Endpoint } from "@goldmane/contracts/endpoint";
import { AppError } from "@goldmane/contracts/errors";
import type { Viewer, ViewerProfile } from "#platform/app.ts";

/** Throws unless the viewer has the access that an endpoint requires. */
export function admit(
  { access, confirmed }: Pick<Endpoint, "access" | "confirmed">,
  viewer: Viewer,
  now: number,
): void {
  switch (access) {
    case "anyone":
      break;
    case "household":
      if (viewer.householdId) break;
      throw new AppError("NOT_SIGNED_IN", "Sign in to your household first.");
    case "profile":
      requireProfile(viewer);
      break;
    case "parent":
      if (requireProfile(viewer).role === "parent") break;
      throw new AppError("NOT_ALLOWED", "Only a parent can do that.");
    case "account":
      requireProfile(viewer);
      if (viewer.accountId) break;
      throw new AppError("NOT_ALLOWED", "Sign in to the account to do that.");
    case "operator":
      if (viewer.isOperator && viewer.profile) break;
      throw new AppError("NOT_ALLOWED", "Only the administrator can do that.");
  }
  const forAccount = confirmed === "account" && viewer.ownerHasTwoStep && viewer.accountId === null;
  if (forAccount) {
    const message = "Enter the account password and a code to do that.";
    throw new AppError("CONFIRMATION_REQUIRED", message, { forAccount });
  }
  if (confirmed && !isConfirmed(viewer, now)) {
    throw new AppError("CONFIRMATION_REQUIRED", "Enter your password again to do that.");
  }
}

/** Whether a password was entered recently enough for sensitive changes. */
export function isConfirmed({ confirmedAt }: Viewer, now: number): boolean {
  return confirmedAt !== null && now - confirmedAt < confirmedForMs;
}

function requireProfile({ profile }: Viewer): ViewerProfile {
  if (!profile) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  return profile;
}
