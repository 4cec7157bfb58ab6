import { expect, test } from "vitest";
import { describeTables, listUnions, readTablesFile } from "./generate-tables.ts";

test("the table types are those of the migrated database", () => {
  expect(readTablesFile()).toBe(describeTables());
});

test("a column that a CHECK restricts to a list of texts has their union as its type", () => {
  const sql = `create table pet (
    kind text not null check (kind in ('cat', 'big dog')),
    age integer check (age > 0)
  )`;
  expect([...listUnions(sql)]).toEqual([["kind", ["cat", "big dog"]]]);
});
