import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "libsql";

type Column = { name: string; type: string; notnull: 0 | 1; pk: number };

const migrations = fileURLToPath(new URL("../apps/server/migrations", import.meta.url));
const lineLength = 100;
const target = fileURLToPath(
  new URL("../apps/server/src/platform/db/tables.gen.ts", import.meta.url),
);

/** TypeScript types of every table after all migrations. */
export function describeTables(): string {
  const database = new Database(":memory:");
  for (const name of readdirSync(migrations).toSorted()) {
    if (/(?<!\.pg)\.sql$/.test(name)) database.exec(readFileSync(join(migrations, name), "utf8"));
  }
  const tables = database
    .prepare("select name, sql from sqlite_schema where type = 'table' order by name")
    .all() as { name: string; sql: string }[];
  const columnsOf = (name: string) =>
    database.prepare(`pragma table_info(${name})`).all() as Column[];
  const described = tables.map(({ name, sql }) => {
    const unions = listUnions(sql);
    const lines = columnsOf(name).map((column) => describeColumn(column, unions.get(column.name)));
    return [`  ${name}: {`, ...lines, "  };"].join("\n");
  });
  const listed = tables.map(({ name }) => listColumns(name, columnsOf(name)));
  return [
    "// Written by tools/generate-tables.ts from the migrations; `npm run generate:tables` renews it.",
    "export type Tables = {",
    ...described,
    "};",
    "",
    "/** Every table's columns, for what goes through all that is kept about somebody. */",
    "export const columns: { [T in keyof Tables]: readonly (keyof Tables[T])[] } = {",
    ...listed,
    "};",
    "",
  ].join("\n");
}

/** Formatted as the formatter would: on one line if it fits. */
function listColumns(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => `"${name}"`);
  const line = `  ${table}: [${names.join(", ")}],`;
  if (line.length <= lineLength) return line;
  return [`  ${table}: [`, ...names.map((name) => `    ${name},`), "  ],"].join("\n");
}

/** The columns that a CHECK restricts to a list of texts, with their values: `check (role in ('parent', …))`. */
export function listUnions(sql: string): Map<string, string[]> {
  const checks = sql.matchAll(/check\s*\(\s*"?(\w+)"?\s+in\s*\(([^)]*)\)\s*\)/gi);
  return new Map(
    [...checks].map(([, column = "", list = ""]) => [
      column,
      [...list.matchAll(/'([^']*)'/g)].map(([, value = ""]) => value),
    ]),
  );
}

function describeColumn({ name, type, notnull, pk }: Column, values?: readonly string[]): string {
  const nullable = notnull === 0 && pk === 0;
  const options = values?.map((value) => JSON.stringify(value)) ?? [typeOf(type)];
  const line = `    ${name}: ${[...options, ...(nullable ? ["null"] : [])].join(" | ")};`;
  if (line.length <= lineLength) return line;
  const cases = [...options, ...(nullable ? ["null"] : [])].map((option) => `      | ${option}`);
  return [`    ${name}:`, ...cases].join("\n") + ";";
}

function typeOf(sqlType: string): string {
  switch (sqlType.toLowerCase()) {
    case "text":
      return "string";
    case "integer":
    case "bigint":
    case "double precision":
      return "number";
    default:
      throw new Error(
        `The migrations use the type "${sqlType}", which PostgreSQL and SQLite do not share.`,
      );
  }
}

export function readTablesFile(): string {
  return readFileSync(target, "utf8");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, describeTables());
