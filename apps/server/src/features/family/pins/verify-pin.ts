import { AppError } from "@goldmane/contracts/errors";
import { pinGuesses } from "@goldmane/contracts/family/limits";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { countGuess } from "./count-guess.ts";
import type { PinLock, PinSet } from "./find-lock.ts";
import { deleteGuesses, type Place, updateForgiven } from "./store.ts";
import { notifyParents } from "./notify-parents.ts";

/**
 * Checks a PIN against those that open the lock. A profile's own PIN resets the wrong guesses at it;
 * no PIN resets guesses at anyone else's, so knowing one doesn't help to find another.
 * @throws AppError PIN_REQUIRED; TOO_MANY_REQUESTS or PASSWORD_REQUIRED after too many wrong ones.
 */
export async function verifyPin(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { lock, pin }: { lock: PinLock; pin: string | undefined },
): Promise<void> {
  const { whose, sets } = lock;
  if (pin === undefined) {
    const message = whose === "profile" ? "Enter this profile’s PIN." : "Ask a grown-up for a PIN.";
    throw new AppError("PIN_REQUIRED", message, { whose });
  }
  const missed: Place[] = [];
  let isLockedNow = false;
  for (const set of sets) {
    const place = { householdId: lock.householdId, subject: set.subject, targetId: lock.targetId };
    const failures = await countGuess(app, place);
    if (await isPinOf(set, pin)) {
      for (const other of missed) await updateForgiven(app.db, other);
      return set.isOwn ? await deleteGuesses(app.db, place) : await updateForgiven(app.db, place);
    }
    missed.push(place);
    isLockedNow ||= failures === pinGuesses;
  }
  if (isLockedNow) await notifyParents(app, { viewer, browser }, lock);
  throw new AppError("PIN_REQUIRED", "Wrong PIN. Try again.", { whose });
}

async function isPinOf({ hashes }: PinSet, pin: string): Promise<boolean> {
  for (const hash of hashes) if (await isPassword(hash, pin)) return true;
  return false;
}
