import { pinGuesses, pinLockMs } from "@goldmane/contracts/family/limits";
import { AppError } from "@goldmane/contracts/errors";
import { waitAfter } from "#platform/identity/attempts.ts";
import type { App } from "#platform/app.ts";
import { deleteGuesses, insertGuess, listGuesses, lockGuesses, type Place } from "./store.ts";

/** Wrong PINs expire this long after the last one. */
const attemptTtlMs = 3_600_000;
/** Between the sixth guess and the lock: 1 s, 2 s, 4 s … */
const pause = { free: 5, longestWaitMs: 60_000 };

/**
 * Counts a guess before it is checked, so that concurrent guesses gain nothing. Returns the number of
 * wrong guesses, counting this one.
 * @throws AppError TOO_MANY_REQUESTS between guesses, PASSWORD_REQUIRED while the PINs are locked.
 */
export async function countGuess(app: App, place: Place): Promise<number> {
  const now = app.now();
  return await app.db.transaction().execute(async (db) => {
    await lockGuesses(db, place.householdId);
    const guesses = await listGuesses(db, place);
    const failures = guesses.reduce((sum, guess) => sum + guess.failures, 0);
    const failedAt = Math.max(0, ...guesses.map((guess) => guess.failedAt));
    const isLocked = failures >= pinGuesses;
    const isPast = now - failedAt >= (isLocked ? pinLockMs : attemptTtlMs);
    if (isPast) await deleteGuesses(db, { householdId: place.householdId, subject: place.subject });
    else requireGuessDelay(failures, failedAt, now);
    await insertGuess(db, place, now);
    return isPast ? 1 : failures + 1;
  });
}

function requireGuessDelay(failures: number, failedAt: number, now: number): void {
  const isLocked = failures >= pinGuesses;
  const wait = isLocked ? pinLockMs : waitAfter(failures, pause);
  // Caps the wait in case the clock was set back.
  const waitMs = Math.min(wait, failedAt + wait - now);
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  if (isLocked) {
    throw new AppError("PASSWORD_REQUIRED", "Too many wrong PINs. Use a password, or wait.", {
      reason: "locked",
      retryAfterSeconds,
    });
  }
  throw new AppError("TOO_MANY_REQUESTS", `Too many tries. Try again in ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  });
}
