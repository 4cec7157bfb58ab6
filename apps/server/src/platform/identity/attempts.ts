import { createHash } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import type { Db } from "#platform/db/client.ts";

/** So many tries cost no waiting; after that 1 s, 2 s, 4 s … between them. */
export type Backoff = { free: number; longestWaitMs: number };

const perSubjectFromOneAddress: Backoff = { free: 5, longestWaitMs: 60_000 };
/** Short: neighbours behind one address, or a crowd of strangers, may slow and never shut out. */
const perAddress: Backoff = { free: 100, longestWaitMs: 4000 };
const perSubject: Backoff = { free: 60, longestWaitMs: 2000 };

/** Long: who may try this at all has shown the password, and is no stranger to the owner. */
const perGuardedSubject: Backoff = { free: 10, longestWaitMs: 300_000 };
/** What costs somebody else something, as a letter does, is not to be had in heaps. */
const turnsOfAddress: Backoff = { free: 30, longestWaitMs: 10_000 };

/** Tries are forgotten this long after the last one. */
const forgottenAfterMs = 3_600_000;

export type Attempt = {
  /** What is being guessed: an account, a profile, a PIN, a code. */
  subject: string;
  /** Where from, as `Browser.address` has it. */
  address: string;
  /** Whether the subject was signed in to from there before: then strangers elsewhere slow nobody. */
  isFamiliar?: () => Promise<boolean>;
  /** Only who gave another secret already comes so far: guessing may cost them more. */
  isGuarded?: boolean;
};

/**
 * Runs something that needs a secret, and slows down who guesses it. A try is counted before it
 * runs, so that many at once gain nothing, and forgiven when it succeeds.
 * @throws AppError TOO_MANY_REQUESTS with `retryAfterSeconds`, and the secret is not looked at.
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
  await takeTry(app.db, own, perSubjectFromOneAddress, now);
  await takeTry(app.db, anyOfAddress, perAddress, now);
  try {
    await takeTry(app.db, anyOfSubject, isGuarded ? perGuardedSubject : perSubject, now);
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
 * Counts something that anybody may ask for and that is not to be had in heaps: there is no secret
 * in it, and so nothing forgives it.
 * @throws AppError TOO_MANY_REQUESTS with `retryAfterSeconds`.
 */
export async function countTurn(
  app: Pick<App, "db" | "now">,
  { subject, address }: Pick<Attempt, "subject" | "address">,
): Promise<void> {
  const now = app.now();
  await takeTry(app.db, keyOf(`${subject} from ${address}`), perSubjectFromOneAddress, now);
  await takeTry(app.db, keyOf(`turns of ${address}`), turnsOfAddress, now);
}

export async function forgetOldAttempts({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await db
    .deleteFrom("attempt")
    .where("tried_at", "<", now() - forgottenAfterMs)
    .execute();
}

/** Milliseconds to wait after so many tries in vain. */
export function waitAfter(tries: number, { free, longestWaitMs }: Backoff): number {
  return tries < free ? 0 : Math.min(longestWaitMs, 1000 * 2 ** Math.min(30, tries - free));
}

async function takeTry(db: Db, key: string, backoff: Backoff, now: number): Promise<void> {
  for (;;) {
    const row = await db
      .selectFrom("attempt")
      .select(["tries", "tried_at as triedAt"])
      .where("attempt_key", "=", key)
      .executeTakeFirst();
    const tries = row && now - row.triedAt < forgottenAfterMs ? row.tries : 0;
    const wait = waitAfter(tries, backoff);
    // A clock that was set back makes nobody wait longer.
    const waitMs = row ? Math.min(wait, row.triedAt + wait - now) : 0;
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw new AppError(
        "TOO_MANY_REQUESTS",
        `Too many tries. Wait ${retryAfterSeconds} s before the next one.`,
        { retryAfterSeconds },
      );
    }
    if (await countTry(db, key, { before: row?.tries, tries: tries + 1, now })) return;
  }
}

/** False when somebody else counted in between: then look again. */
async function countTry(
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

/** What was typed as a name or an address is nobody's to read in this table. */
function keyOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
