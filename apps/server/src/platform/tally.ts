import { createHash } from "node:crypto";
import type { App } from "#platform/app.ts";

/** What is counted, of whom, and in windows of which length. */
export type Tally = { what: string; who: string; windowMs: number };

/**
 * Counts in the database: all nodes count together, and a restart forgets nothing.
 * @returns the count of this window, with what was added now.
 */
export async function addToTally(
  { db, now }: Pick<App, "db" | "now">,
  tally: Tally,
  by = 1,
): Promise<number> {
  const { key, endsAt } = windowOf(tally, now());
  const { count } = await db
    .insertInto("tally")
    .values({ tally_key: key, count: by, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("tally_key").doUpdateSet((is) => ({ count: is("tally.count", "+", by) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

export async function readTally(
  { db, now }: Pick<App, "db" | "now">,
  tally: Tally,
): Promise<number> {
  const row = await db
    .selectFrom("tally")
    .select("count")
    .where("tally_key", "=", windowOf(tally, now()).key)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** For how many seconds the window of a tally still lasts. */
export function secondsLeft({ windowMs }: Tally, now: number): number {
  return Math.ceil((windowMs - (now % windowMs)) / 1000);
}

export async function forgetOldTallies({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await db.deleteFrom("tally").where("ends_at", "<=", now()).execute();
}

/** Who it was is nobody's to read in this table. */
function windowOf({ what, who, windowMs }: Tally, now: number): { key: string; endsAt: number } {
  const window = Math.floor(now / windowMs);
  const key = createHash("sha256").update(`${what} of ${who} in ${window}`).digest("base64url");
  return { key, endsAt: (window + 1) * windowMs };
}
