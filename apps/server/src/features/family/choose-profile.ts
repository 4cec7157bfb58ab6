import { AppError } from "@goldmane/contracts/errors";
import type { SignedInProfile } from "@goldmane/contracts/family/schema";
import { readAccess, usageOf, userLimitReached } from "#features/subscription/service.ts";
import type { App, Viewer, HouseholdViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { findLock } from "./pins/find-lock.ts";
import { verifyProfilePassword } from "./pins/verify-password.ts";
import { verifyPin } from "./pins/verify-pin.ts";
import { presentProfile } from "./present.ts";
import { readSeatedProfiles } from "./seats.ts";
import type { ProfileRow } from "./store.ts";

type Choice = { id: string; pin?: string | undefined; password?: string | undefined };

/** Switches this browser to a profile. Drops password proofs: someone else may hold the device now. */
export async function chooseProfile(
  app: App,
  { viewer, browser }: { viewer: HouseholdViewer; browser: Browser },
  choice: Choice,
): Promise<SignedInProfile> {
  const { id } = choice;
  const householdId = viewer.householdId;
  const family = await readSeatedProfiles(app, householdId);
  const profile = family.find((one) => one.id === id);
  if (!profile) throw new AppError("NOT_FOUND", "This profile no longer exists.");
  if (profile.status === "waiting") {
    throw new AppError("NOT_ALLOWED", "A parent has to approve this profile first.");
  }
  const access = await readAccess(app, householdId);
  if (access.maxUsers > 0 && profile.has_seat === 0) throw userLimitReached(access);
  if (viewer.profile?.id !== id) {
    const hasPassword = await verifyChoice(app, { viewer, browser }, { profile, family, choice });
    await browser.setIdentity({
      level: hasPassword ? "profilePassword" : "profile",
      householdId,
      profileId: id,
      accountId: null,
      confirmedAt: hasPassword ? app.now() : null,
    });
  }
  return { ...presentProfile(profile), subscription: usageOf(access) };
}

/** True if a password was used. */
async function verifyChoice(
  app: App,
  caller: { viewer: Viewer; browser: Browser },
  { profile, family, choice }: { profile: ProfileRow; family: ProfileRow[]; choice: Choice },
): Promise<boolean> {
  const { pin, password } = choice;
  if (password !== undefined) {
    await verifyProfilePassword(app, caller.browser, { profile, password });
    return true;
  }
  const lock = findLock(profile, family, caller.viewer);
  if (lock?.by === "password") {
    throw new AppError("PASSWORD_REQUIRED", "Enter a password to open this profile.", {
      reason: "no-pin",
    });
  }
  if (lock) await verifyPin(app, caller, { lock, pin });
  return false;
}
