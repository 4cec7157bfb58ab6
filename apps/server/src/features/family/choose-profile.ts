import { AppError } from "@goldmane/contracts/errors";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { SignedInProfile } from "@goldmane/contracts/family/schema";
import type { Role } from "@goldmane/contracts/family/limits";
import { readAccess, usageOf, userLimitReached } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { presentProfile } from "./present.ts";
import { readSeated } from "./seats.ts";
import type { ProfileRow } from "./store.ts";

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
    await provePin(app, browser, findLock(profile, family, viewer), pin);
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

type Lock = { subject: string; whose: "profile" | "grown-up"; pins: string[] };

/**
 * Which PINs open a profile: its own, and a grown-up's for a child's. A child leaves its profile by
 * a grown-up's PIN wherever a grown-up has one.
 */
function findLock(target: ProfileRow, family: readonly ProfileRow[], viewer: Viewer): Lock | null {
  const grownUps = family.flatMap(({ role, status, pin_hash }) =>
    isGrownUp(role as Role) && status === "active" && pin_hash !== null ? [pin_hash] : [],
  );
  if (target.pin_hash !== null) {
    const others = isGrownUp(target.role as Role) ? [] : grownUps;
    return {
      subject: `PIN of ${target.id}`,
      whose: "profile",
      pins: [target.pin_hash, ...others],
    };
  }
  if (viewer.profile?.role !== "child" || grownUps.length === 0) return null;
  return { subject: `PIN of ${target.household_id}`, whose: "grown-up", pins: grownUps };
}

async function provePin(
  app: App,
  { address }: Browser,
  lock: Lock | null,
  pin: string | undefined,
): Promise<void> {
  if (!lock) return;
  const { subject, whose, pins } = lock;
  if (pin === undefined) {
    const message = whose === "profile" ? "Enter this profile's PIN." : "Ask a grown-up for a PIN.";
    throw new AppError("PIN_REQUIRED", message, { whose });
  }
  await attempt(app, { subject, address }, async () => {
    for (const each of pins) if (await isPassword(each, pin)) return;
    throw new AppError("PIN_REQUIRED", "This PIN is not right.", { whose });
  });
}
