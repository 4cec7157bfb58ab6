import { createHash } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import type { Db } from "#platform/db/open-db.ts";

/** `free` attempts without a wait, then 1 s, 2 s, 4 s … between attempts. */
export type Backoff = { free: number; longestWaitMs: number };

const perSubjectFromOneAddress: Backoff = { free: 5, longestWaitMs: 60_000 };
/** Short waits: neighbors behind one address or distributed guessing must not lock anyone out. */
const perAddress: Backoff = { free: 100, longestWaitMs: 4000 };
const perSubject: Backoff = { free: 60, longestWaitMs: 2000 };

/** Long waits: these attempts already required the password. */
const perGuardedSubject: Backoff = { free: 10, longestWaitMs: 300_000 };
/** For calls with a cost to others, such as sending an e-mail. */
const callsPerAddress: Backoff = { free: 30, longestWaitMs: 10_000 };

/** Attempts expire this long after the last one. */
const attemptTtlMs = 3_600_000;

export type Attempt = {
  /** The target of the guess: an account, a profile, a PIN, a code. */
  subject: string;
  /** The client's address, from `Browser.address`. */
  address: string;
  /** Whether the subject signed in from there before; then guesses from elsewhere don't slow it. */
  isFamiliar?: () => Promise<boolean>;
  /** True if another secret was required first; waits can then be longer. */
  isGuarded?: boolean;
};

/**
 * Runs a check of a secret with exponential back-off against guessing. Counts the attempt before it
 * runs, so that concurrent guesses gain nothing, and uncounts it on success.
 * @throws AppError TOO_MANY_REQUESTS with `retryAfterSeconds`, without checking the secret.
 */
export async function attempt<T>(
  app: Pick<App, "db" | "now">,
  { subject, address, isFamiliar = async () => false, isGuarded = false }: Attempt,
  run: () => Promise<T>,
): Promise<T> {
  const own = keyOf(`${subject} from ${address}`);
  const anyOfAddress = keyOf(`from ${address}`);
  const anyOfSubject = keyOf(subject);
  const now = app.now();
  await takeAttempt(app.db, own, perSubjectFromOneAddress, now);
  await takeAttempt(app.db, anyOfAddress, perAddress, now);
  try {
    await takeAttempt(app.db, anyOfSubject, isGuarded ? perGuardedSubject : perSubject, now);
  } catch (error) {
    if (!(error instanceof AppError) || !(await isFamiliar())) throw error;
  }
  const result = await run();
  await app.db.deleteFrom("attempt").where("attempt_key", "=", own).execute();
  await app.db
    .updateTable("attempt")
    .set((is) => ({ tries: is("tries", "-", 1) }))
    .where("attempt_key", "in", [anyOfAddress, anyOfSubject])
    .where("tries", ">", 0)
    .execute();
  return result;
}

/**
 * Rate limits a call that anyone may make. There is no secret to get right, so every call counts.
 * @throws AppError TOO_MANY_REQUESTS with `retryAfterSeconds`.
 */
export async function enforceRateLimit(
  app: Pick<App, "db" | "now">,
  { subject, address }: Pick<Attempt, "subject" | "address">,
): Promise<void> {
  const now = app.now();
  await takeAttempt(app.db, keyOf(`${subject} from ${address}`), perSubjectFromOneAddress, now);
  await takeAttempt(app.db, keyOf(`turns of ${address}`), callsPerAddress, now);
}

export async function deleteExpiredAttempts({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await db
    .deleteFrom("attempt")
    .where("tried_at", "<", now() - attemptTtlMs)
    .execute();
}

/** Milliseconds to wait after this many failed attempts. */
export function waitAfter(tries: number, { free, longestWaitMs }: Backoff): number {
  return tries < free ? 0 : Math.min(longestWaitMs, 1000 * 2 ** Math.min(30, tries - free));
}

async function takeAttempt(db: Db, key: string, backoff: Backoff, now: number): Promise<void> {
  for (;;) {
    const row = await db
      .selectFrom("attempt")
      .select(["tries", "tried_at as triedAt"])
      .where("attempt_key", "=", key)
      .executeTakeFirst();
    const tries = row && now - row.triedAt < attemptTtlMs ? row.tries : 0;
    const wait = waitAfter(tries, backoff);
    // Caps the wait in case the clock was set back.
    const waitMs = row ? Math.min(wait, row.triedAt + wait - now) : 0;
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw new AppError(
        "TOO_MANY_REQUESTS",
        `Too many tries. Try again in ${retryAfterSeconds} s.`,
        { retryAfterSeconds },
      );
    }
    if (await countAttempt(db, key, { before: row?.tries, tries: tries + 1, now })) return;
  }
}

/** False if a concurrent attempt was counted in between; the caller retries. */
async function countAttempt(
  db: Db,
  key: string,
  { before, tries, now }: { before: number | undefined; tries: number; now: number },
): Promise<boolean> {
  if (before === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("attempt")
      .values({ attempt_key: key, tries, tried_at: now })
      .onConflict((conflict) => conflict.column("attempt_key").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable("attempt")
    .set({ tries, tried_at: now })
    .where("attempt_key", "=", key)
    .where("tries", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hashed so that the table does not reveal names and addresses. */
function keyOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
