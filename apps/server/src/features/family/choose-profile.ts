import { AppError } from "@goldmane/contracts/errors";
import type { SignedInProfile } from "@goldmane/contracts/family/schema";
import { readAccess, usageOf, userLimitReached } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { findLock, provePin } from "./pin-lock.ts";
import { presentProfile } from "./present.ts";
import { readSeated } from "./seats.ts";

/** Takes a tile. Whatever was proved by password before is not theirs who press it. */
export async function chooseProfile(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { id, pin }: { id: string; pin?: string | undefined },
): Promise<SignedInProfile> {
  const householdId = viewer.householdId ?? "";
  const family = await readSeated(app, householdId);
  const profile = family.find((one) => one.id === id);
  if (!profile) throw new AppError("NOT_FOUND", "There is no such profile.");
  if (profile.status === "waiting") {
    throw new AppError("NOT_ALLOWED", "This profile waits for a parent's yes.");
  }
  const access = await readAccess(app, householdId);
  if (access.maxUsers > 0 && profile.has_seat === 0) throw userLimitReached(access);
  if (viewer.profile?.id !== id) {
    const lock = findLock(profile, family, viewer);
    if (lock) await provePin(app, browser, { lock, pin });
    await browser.become({
      level: "profile",
      householdId,
      profileId: id,
      accountId: null,
      confirmedAt: null,
    });
  }
  return { ...presentProfile(profile), subscription: usageOf(access) };
}
