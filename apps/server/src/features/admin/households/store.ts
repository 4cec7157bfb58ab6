import { sql } from "kysely";
import type { Db } from "#platform/db/open-db.ts";

export type FoundRow = Awaited<ReturnType<ReturnType<typeof selectFound>["execute"]>>[number];

/** A search match; (key, id) is also the cursor. */
export type Match = { key: string; id: string; by: "name" | "email" | "username" };

type Search = { words: string; after: readonly [string, string] | null; limit: number };

function selectFound(db: Db) {
  return db
    .selectFrom("household")
    .innerJoin("account", "account.id", "household.account_id")
    .leftJoin("subscription", "subscription.household_id", "household.id")
    .select(["household.id", "household.name", "household.is_demo", "household.created_at"])
    .select(["account.email", "account.is_verified", "subscription.plan", "subscription.state"])
    .select((is) => [
      is
        .selectFrom("profile")
        .whereRef("profile.household_id", "=", "household.id")
        .select((row) => row.fn.countAll<number>().as("count"))
        .as("profiles"),
      is
        .selectFrom("browser_session")
        .whereRef("browser_session.household_id", "=", "household.id")
        .select((row) => row.fn.max("browser_session.last_seen_at").as("seen"))
        .as("last_seen_at"),
    ]);
}

/** Newest first. */
export function newestHouseholds(
  db: Db,
  { after, limit }: { after: readonly [number, string] | null; limit: number },
) {
  const query = selectFound(db)
    .orderBy("household.created_at", "desc")
    .orderBy("household.id", "desc")
    .limit(limit);
  if (!after) return query;
  return query.where((is) =>
    is.eb(is.refTuple("household.created_at", "household.id"), "<", is.tuple(...after)),
  );
}

export function foundHouseholds(db: Db, ids: readonly string[]) {
  return selectFound(db).where("household.id", "in", [...ids]);
}

/**
 * Three substring searches of one page each. Each scans one covering index in its order and stops
 * when the page is full, so no database extension is needed. With 100,000 households this reads a few
 * MB at most.
 */
export function searches(db: Db, search: Search) {
  return [byName(db, search), byEmail(db, search), byUsername(db, search)] as const;
}

function byName(db: Db, { words, after, limit }: Search) {
  const query = db
    .selectFrom("household")
    .select((is) => ["name_key as key", "id", is.val<Match["by"]>("name").as("by")])
    .where(holds("name_key", words))
    .orderBy("name_key")
    .orderBy("id")
    .limit(limit);
  if (!after) return query;
  return query.where((is) => is.eb(is.refTuple("name_key", "id"), ">", is.tuple(...after)));
}

function byEmail(db: Db, { words, after, limit }: Search) {
  const query = db
    .selectFrom("account")
    .innerJoin("household", "household.account_id", "account.id")
    .select((is) => ["email_key as key", "household.id", is.val<Match["by"]>("email").as("by")])
    .where(holds("email_key", words))
    .orderBy("email_key")
    .limit(limit);
  if (!after) return query;
  const [key, id] = after;
  return query
    .where("email_key", ">=", key)
    .where((is) => is.or([is("email_key", ">", key), is("household.id", ">", id)]));
}

function byUsername(db: Db, { words, after, limit }: Search) {
  const query = db
    .selectFrom("profile")
    .select((is) => [
      "username_key as key",
      "household_id as id",
      is.val<Match["by"]>("username").as("by"),
    ])
    .where(holds("username_key", words))
    .orderBy("username_key")
    .orderBy("household_id")
    .limit(limit);
  if (!after) return query;
  return query.where((is) =>
    is.eb(is.refTuple("username_key", "household_id"), ">", is.tuple(...after)),
  );
}

/** Escapes LIKE wildcards, so that they match literally. */
function holds(column: string, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** The household with this id, or the one whose account or profile has it. */
export async function findHouseholdOfId(db: Db, id: string): Promise<string | null> {
  const households = db.selectFrom("household").select("id");
  const row =
    (await households.where("id", "=", id).executeTakeFirst()) ??
    (await households.where("account_id", "=", id).executeTakeFirst()) ??
    (await db
      .selectFrom("profile")
      .select("household_id as id")
      .where("id", "=", id)
      .executeTakeFirst());
  return row?.id ?? null;
}

export async function findOwned(db: Db, id: string) {
  return await db
    .selectFrom("household")
    .innerJoin("account", "account.id", "household.account_id")
    .selectAll("household")
    .select(["account.email", "account.is_verified"])
    .where("household.id", "=", id)
    .executeTakeFirst();
}
