import { createHash } from "node:crypto";
import type { App } from "./app.ts";

/** What is counted, of whom, and in windows of which length. */
export type UsageCounter = { what: string; subject: string; windowMs: number };

/**
 * Counts in the database: all nodes count together, and a restart forgets nothing.
 * @returns the count of this window, with what was added now.
 */
export async function incrementCounter(
  { db, now }: Pick<App, "db" | "now">,
  counter: UsageCounter,
  by = 1,
): Promise<number> {
  const { key, endsAt } = windowOf(counter, now());
  const { count } = await db
    .insertInto("usage_counter")
    .values({ counter_key: key, count: by, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column("counter_key")
        .doUpdateSet((is) => ({ count: is("usage_counter.count", "+", by) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

export async function readCounter(
  { db, now }: Pick<App, "db" | "now">,
  counter: UsageCounter,
): Promise<number> {
  const row = await db
    .selectFrom("usage_counter")
    .select("count")
    .where("counter_key", "=", windowOf(counter, now()).key)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** For how many seconds the window of a tally still lasts. */
export function secondsLeft({ windowMs }: UsageCounter, now: number): number {
  return Math.ceil((windowMs - (now % windowMs)) / 1000);
}

export async function deleteExpiredCounters({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await db.deleteFrom("usage_counter").where("ends_at", "<=", now()).execute();
}

/** Who it was is nobody's to read in this table. */
function windowOf(
  { what, subject, windowMs }: UsageCounter,
  now: number,
): { key: string; endsAt: number } {
  const window = Math.floor(now / windowMs);
  const key = createHash("sha256").update(`${what} of ${subject} in ${window}`).digest("base64url");
  return { key, endsAt: (window + 1) * windowMs };
}
