import { type Kysely, sql } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import { columns } from "#platform/db/tables.gen.ts";

/** Columns that reference a row's owner. */
const householdColumns = ["household_id"];
const profileColumns = ["profile_id", "viewer_id"];
const accountColumns = ["account_id"];

/** Hashes, tokens and keys, which are never exported. */
const secretColumn = /(hash|token|secret|key)$/;

type Row = Record<string, unknown>;
type Tie = { table: string; column: string };
type Ids = { household: string; accountId: string; profiles: string[] };

/** Tables that only their own profile can read: everyone else's rows are left out of an export. */
const privateTables = new Set(["calm_day", "mood_entry", "mood_sharing"]);

/** Every row about a household that this profile can read, by table, without secrets. */
export async function readHouseholdData(
  db: Db,
  household: { id: string; accountId: string },
  readerId: string,
): Promise<Record<string, Row[]>> {
  const ids = await findIds(db, household);
  const kept: Record<string, Row[]> = {
    household: await readRows(db, { table: "household", column: "id" }, [ids.household]),
    account: await readRows(db, { table: "account", column: "id" }, [ids.accountId]),
  };
  for (const { tie, values } of listTies(ids)) {
    const known = kept[tie.table] ?? [];
    const texts = new Set(known.map((row) => JSON.stringify(row)));
    const readable = privateTables.has(tie.table) ? [readerId] : values;
    const rows = await readRows(db, tie, readable);
    kept[tie.table] = [...known, ...rows.filter((row) => !texts.has(JSON.stringify(row)))];
  }
  return kept;
}

/** Deletes every row about a household, in the caller's transaction. */
export async function eraseHousehold(
  db: Db,
  household: { id: string; accountId: string },
): Promise<void> {
  const ids = await findIds(db, household);
  // The household and its account are deleted last: other tables reference them.
  for (const { tie, values } of listTies(ids)) await deleteRows(db, tie, values);
  await deleteRows(db, { table: "household", column: "id" }, [ids.household]);
  await deleteRows(db, { table: "account", column: "id" }, [ids.accountId]);
}

/** Deletes a profile and every row about it, except rows that belong to the household. */
export async function eraseProfile(db: Db, id: string): Promise<void> {
  for (const tie of findTies(profileColumns)) {
    if (!staysWithHousehold.has(tie.table)) await deleteRows(db, tie, [id]);
  }
  await deleteRows(db, { table: "profile", column: "id" }, [id]);
}

/** Tables whose rows name a profile but belong to the household. */
const staysWithHousehold = new Set(["audit", "browser_session"]);

function listTies(ids: Ids): { tie: Tie; values: string[] }[] {
  const groups = [
    { names: profileColumns, values: ids.profiles },
    { names: accountColumns, values: [ids.accountId] },
    { names: householdColumns, values: [ids.household] },
  ];
  return groups.flatMap(({ names, values }) =>
    findTies(names)
      .filter(({ table }) => table !== "household")
      .map((tie) => ({ tie, values })),
  );
}

/** All tables with one of these columns, so that tables added later are included. */
function findTies(names: readonly string[]): Tie[] {
  return Object.entries(columns).flatMap(([table, has]) =>
    names
      .filter((name) => has.some((column) => column === name))
      .map((column) => ({ table, column })),
  );
}

async function findIds(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<Ids> {
  const rows = await db.selectFrom("profile").select("id").where("household_id", "=", id).execute();
  return { household: id, accountId, profiles: rows.map((row) => row.id) };
}

async function readRows(db: Db, tie: Tie, values: readonly string[]): Promise<Row[]> {
  if (values.length === 0) return [];
  const rows = await anyTable(db)
    .selectFrom(tie.table)
    .selectAll()
    .where(sql.ref<string>(tie.column), "in", [...values])
    .execute();
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column))),
  );
}

async function deleteRows(db: Db, tie: Tie, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  await anyTable(db)
    .deleteFrom(tie.table)
    .where(sql.ref<string>(tie.column), "in", [...values])
    .execute();
}

/** Untyped access: table names are computed at run time. */
function anyTable(db: Db): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>;
}
