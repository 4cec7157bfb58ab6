import { expect, test } from "vitest";
import { describeTables, readTablesFile } from "./generate-tables.ts";

test("the table types are those of the migrated database", () => {
  expect(readTablesFile()).toBe(describeTables());
});
