import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { Viewer } from "#platform/app.ts";
import type { LockedProfile } from "./store.ts";

/** PINs that share one count of wrong guesses. */
export type PinSet = {
  /** All grown-ups' PINs share one subject; a child's or teen's PIN is its own. */
  subject: "grown-ups" | (string & {});
  hashes: readonly string[];
  /** True for the PIN of the profile being opened: the right PIN resets the misses made there. */
  isOwn: boolean;
};

export type PinLock = {
  by: "pin";
  whose: "profile" | "grown-up";
  householdId: string;
  /** Where the PIN is typed: the id of the profile being opened, or "household". */
  targetId: string;
  /** Any PIN in any set opens the lock. */
  sets: readonly PinSet[];
};

/**
 * The lock on a profile; null if anyone in the household may open it. A child needs a grown-up's PIN
 * to leave its profile if any grown-up has one, and a password to open a grown-up's profile without
 * a PIN.
 */
export function findLock(
  target: LockedProfile,
  family: readonly LockedProfile[],
  viewer: Viewer,
): PinLock | { by: "password" } | null {
  const place = { by: "pin", householdId: target.household_id, targetId: target.id } as const;
  const own = target.pin_hash === null ? [] : [target.pin_hash];
  if (isGrownUp(target.role)) {
    if (own.length === 0) return viewer.isHeldByChild ? { by: "password" } : null;
    return { ...place, whose: "profile", sets: [{ subject: grownUps, hashes: own, isOwn: true }] };
  }
  const byGrownUp = grownUpSets(family);
  if (own.length > 0) {
    const sets = [{ subject: target.id, hashes: own, isOwn: true }, ...byGrownUp];
    return { ...place, whose: "profile", sets };
  }
  const isLeaving = viewer.profile?.role === "child" && byGrownUp.length > 0;
  return isLeaving ? { ...place, whose: "grown-up", sets: byGrownUp } : null;
}

/** A lock that any grown-up's PIN opens; null if no grown-up has one. */
export function grownUpLock(family: readonly LockedProfile[], householdId: string): PinLock | null {
  const sets = grownUpSets(family);
  if (sets.length === 0) return null;
  return { by: "pin", whose: "grown-up", householdId, targetId: "household", sets };
}

const grownUps = "grown-ups";

function grownUpSets(family: readonly LockedProfile[]): PinSet[] {
  const hashes = family.flatMap(({ role, status, pin_hash }) =>
    isGrownUp(role) && status === "active" && pin_hash !== null ? [pin_hash] : [],
  );
  return hashes.length === 0 ? [] : [{ subject: grownUps, hashes, isOwn: false }];
}
