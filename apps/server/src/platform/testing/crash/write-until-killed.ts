import { sql } from "kysely";
import { pino } from "pino";
import type { Config } from "#platform/config/config.ts";
import { openDb } from "#platform/db/open-db.ts";
import { newId } from "#platform/ids.ts";

/**
 * Writes forever or a number of times, and reports each write after the database acknowledged it.
 * Exits without closing the database. A pragma can lower its durability.
 */
const [, , databaseText = "", times = "Infinity", pragma = ""] = process.argv;
const database = JSON.parse(databaseText) as Config["database"];
const db = openDb(database, pino({ level: "silent" }));
if (pragma !== "") await sql.raw(`pragma ${pragma}`).execute(db);

for (let time = 0; time < Number(times); time += 1) {
  const id = newId();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("title_view")
      .values({ title_id: id, views: 1, last_viewed_at: Date.now() })
      .execute();
    await transaction
      .updateTable("title_view")
      .set({ views: 2 })
      .where("title_id", "=", id)
      .execute();
  });
  process.stdout.write(`${id}\n`);
}
process.exit();
