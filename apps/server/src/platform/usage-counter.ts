import { createHash } from "node:crypto";
import type { App } from "./app.ts";

/** `what` is counted per `subject` in fixed windows of `windowMs`. */
export type UsageCounter = { what: string; subject: string; windowMs: number };

/**
 * Counts in the database, shared by all nodes and kept across restarts.
 * @returns the count of the current window, including this increment.
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

/** Seconds until the current window ends. */
export function secondsLeft({ windowMs }: UsageCounter, now: number): number {
  return Math.ceil((windowMs - (now % windowMs)) / 1000);
}

export async function deleteExpiredCounters({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await db.deleteFrom("usage_counter").where("ends_at", "<=", now()).execute();
}

/** Hashed so that the table does not reveal the subject. */
function windowOf(
  { what, subject, windowMs }: UsageCounter,
  now: number,
): { key: string; endsAt: number } {
  const window = Math.floor(now / windowMs);
  const key = createHash("sha256").update(`${what} of ${subject} in ${window}`).digest("base64url");
  return { key, endsAt: (window + 1) * windowMs };
}
