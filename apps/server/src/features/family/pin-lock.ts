import { AppError } from "@goldmane/contracts/errors";
import type { Role } from "@goldmane/contracts/family/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { App, Viewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import type { ProfileRow } from "./store.ts";

type Lock = { subject: string; whose: "profile" | "grown-up"; pins: string[] };

/**
 * Which PINs open a profile: its own, and a grown-up's for a child's. A child leaves its profile by
 * a grown-up's PIN wherever a grown-up has one.
 */
export function findLock(
  target: ProfileRow,
  family: readonly ProfileRow[],
  viewer: Viewer,
): Lock | null {
  const byGrownUp = grownUpLock(family, target.household_id);
  if (target.pin_hash !== null) {
    const others = isGrownUp(target.role as Role) ? [] : (byGrownUp?.pins ?? []);
    return {
      subject: `PIN of ${target.id}`,
      whose: "profile",
      pins: [target.pin_hash, ...others],
    };
  }
  return viewer.profile?.role === "child" ? byGrownUp : null;
}

/** What any grown-up's PIN opens; null where no grown-up has one. */
export function grownUpLock(family: readonly ProfileRow[], householdId: string): Lock | null {
  const pins = family.flatMap(({ role, status, pin_hash }) =>
    isGrownUp(role as Role) && status === "active" && pin_hash !== null ? [pin_hash] : [],
  );
  return pins.length === 0 ? null : { subject: `PIN of ${householdId}`, whose: "grown-up", pins };
}

/** @throws AppError PIN_REQUIRED, or TOO_MANY_REQUESTS for who guesses. */
export async function provePin(
  app: App,
  { address }: Browser,
  { lock, pin }: { lock: Lock; pin: string | undefined },
): Promise<void> {
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
