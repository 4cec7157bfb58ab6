import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "libsql";

const run = promisify(execFile);

/** Data of a server and a browser of the previous version (README.md says how it was made). */
export type Before = {
  /** The origin of the browser's storage: the server has to listen on it. */
  origin: string;
  person: { email: string; password: string; name: string };
  /** The downloaded film. */
  film: string;
  /** The title on the watchlist. */
  listed: { id: string; title: string };
  /** Epoch milliseconds. */
  writtenAt: number;
};

/**
 * Unpacks `data`, `films` and `profile` into a folder, with every instant shifted to the present.
 */
export async function restoreBefore(folder: string): Promise<Before> {
  await run("tar", ["-xJf", "world/upgrade/before-0050.tar.xz", "-C", folder]);
  const before: Before = JSON.parse(await readFile(join(folder, "facts.json"), "utf8"));
  const ageMs = Math.max(0, Date.now() - before.writtenAt);
  moveInstants(join(folder, "data/goldmane.db"), ageMs);
  moveCookies(join(folder, "profile/Default/Cookies"), ageMs);
  return before;
}

/** Sessions, plans and licenses expire in real time, so the fixture's have expired. */
function moveInstants(file: string, ageMs: number): void {
  using db = openDatabase(file);
  for (const { name: table } of db.list("select name from sqlite_schema where type = 'table'")) {
    for (const { name: column } of db.list(`select name from pragma_table_info('${table}')`)) {
      // Otherwise a file would count as changed.
      if (column === "modified_at") continue;
      if (column.endsWith("_at")) db.run(`update ${table} set ${column} = ${column} + ${ageMs}`);
    }
  }
}

/** Chromium stores microseconds. */
function moveCookies(file: string, ageMs: number): void {
  using db = openDatabase(file);
  db.run(`update cookies set expires_utc = expires_utc + ${ageMs * 1000}`);
}

function openDatabase(file: string) {
  const db = new Database(file);
  return {
    list: (query: string) => db.prepare(query).all() as { name: string }[],
    run: (statement: string) => void db.prepare(statement).run(),
    [Symbol.dispose]: () => void db.close(),
  };
}
