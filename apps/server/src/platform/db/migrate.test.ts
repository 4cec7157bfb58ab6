import { createHash } from "node:crypto";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testConfig } from "#platform/testing/open-test-app.ts";
import { type Db, openDb } from "./open-db.ts";
import { migrate, type Migration, splitStatements } from "./migrate.ts";

let db: Db;
let stack: ClosingStack;
beforeEach(async () => {
  stack = new ClosingStack();
  const { database } = await testConfig(stack);
  db = openDb(database, pino({ level: "silent" }));
  stack.defer(() => db.destroy());
});
afterEach(() => stack[Symbol.asyncDispose]());

const now = () => 1000;
const first = migration("0001-title.sql", "create table title (id text primary key);\n");
const second = migration(
  "0002-book.sql",
  "-- Two statements;\ncreate table book (id text primary key, at bigint);\n\ncreate index book_at on book (at);\n",
);

function migration(name: string, text: string): Migration {
  return { name, sql: text, checksum: createHash("sha256").update(text).digest("hex") };
}

test("new migrations are applied once and in order", async () => {
  expect(await migrate(db, [first], now)).toEqual(["0001-title.sql"]);
  expect(await migrate(db, [first, second], now)).toEqual(["0002-book.sql"]);
  expect(await migrate(db, [first, second], now)).toEqual([]);
  await sql`insert into book (id, at) values ('b', 1795235221005)`.execute(db);
  const { rows } = await sql`select at, (select count(*) from book) as n from book`.execute(db);
  expect(rows).toEqual([{ at: 1_795_235_221_005, n: 1 }]);
});

test("a migration changed after it was applied is refused", async () => {
  await migrate(db, [first], now);
  const changed = migration(first.name, `${first.sql}-- harmless\n`);
  await expect(migrate(db, [changed], now)).rejects.toThrow("0001-title.sql was changed");
});

test("a database from a newer version is refused", async () => {
  await migrate(db, [first, second], now);
  await expect(migrate(db, [first], now)).rejects.toThrow("newer version of the server (0002");
});

test("a failed migration is rolled back", async () => {
  const broken = migration("0001-broken.sql", "create table a (id text);\nnot sql;\n");
  await expect(migrate(db, [broken], now)).rejects.toThrow(/not|syntax/);
  expect(await migrate(db, [first], now)).toEqual(["0001-title.sql"]);
  await expect(sql`select * from a`.execute(db)).rejects.toThrow(/no such table|does not exist/);
});

test("statements end with a semicolon at the end of a line", () => {
  expect(splitStatements("-- no;\ncreate a;\n\ninsert 'x; y';\nlast")).toEqual([
    "create a",
    "insert 'x; y'",
    "last",
  ]);
});
