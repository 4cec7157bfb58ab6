import { readdirSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { expect, test } from "vitest";
import { tableOwners } from "./table-owners.ts";

const src = import.meta.dirname;

type Query = { file: string; verb: string; table: string };

/** The queries in a file that name their table. Kysely's methods are unlike any other in the code. */
function listQueries(file: string, code: string): Query[] {
  const begun = code.matchAll(
    /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*"(\w+)/g,
  );
  return [...begun].map(([, verb = "", table = ""]) => ({ file, verb, table }));
}

/** Writes of another owner's table. */
function listForeignWrites(queries: readonly Query[]): string[] {
  const owners: Record<string, string> = tableOwners;
  return queries
    .filter(({ verb }) => verb !== "selectFrom")
    .filter(({ file, table }) => {
      const owner = owners[table];
      return owner === undefined || !(file === owner || file.startsWith(`${owner}/`));
    })
    .map(({ file, verb, table }) => `${file}: ${verb} ${table} of ${owners[table] ?? "nobody"}`);
}

/** Whether a file builds queries, whatever it imports: a database handle is passed around. */
function hasSql(code: string): boolean {
  return /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|selectNoFrom)\(|\bsql(<[^>]*>)?`/.test(
    code,
  );
}

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"),
  )
  .map((entry) => `${entry.parentPath}${sep}${entry.name}`)
  .filter((path) => !path.includes(`${sep}testing${sep}`))
  .map((path) => ({
    file: relative(src, path).replaceAll(sep, "/"),
    code: readFileSync(path, "utf8"),
  }));
const queries = files.flatMap(({ file, code }) => listQueries(file, code));

test("a table is written by its owner only", () => {
  expect(listForeignWrites(queries)).toEqual([]);
});

test("every table has an owner that writes it", () => {
  const written = new Set(queries.filter(({ verb }) => verb !== "selectFrom").map((q) => q.table));
  expect(Object.keys(tableOwners).filter((table) => !written.has(table))).toEqual([]);
});

test("a write of another owner's table is noticed", () => {
  const code = 'await db\n    .updateTable("household").set({ name })';
  expect(listForeignWrites(listQueries("features/controls/settings/store.ts", code))).toEqual([
    "features/controls/settings/store.ts: updateTable household of features/family",
  ]);
  expect(listForeignWrites(listQueries("features/family/store.ts", code))).toEqual([]);
  expect(listForeignWrites(listQueries("x.ts", 'db.insertInto("toy")'))).toEqual([
    "x.ts: insertInto toy of nobody",
  ]);
});

test("in features, SQL is written in store files", () => {
  const writing = files.filter(({ file, code }) => file.startsWith("features/") && hasSql(code));
  expect(writing.filter(({ file }) => !file.endsWith("/store.ts")).map(({ file }) => file)).toEqual(
    [],
  );
  expect(writing.length).toBeGreaterThan(0);
});

test("SQL outside a store is noticed, whether or not the file imports a database", () => {
  expect(hasSql('const row = await app.db.selectFrom("film").selectAll().execute();')).toBe(true);
  expect(hasSql("await sql<{ n: number }>`select 1`.execute(db)")).toBe(true);
  expect(hasSql("await app.db.transaction().execute(work)")).toBe(false);
});
