import { pino } from "pino";
import type { Config } from "#platform/config/config.ts";
import { openDb } from "#platform/db/client.ts";
import { newId } from "#platform/ids.ts";

/** Writes for ever, and says of each write only once the database acknowledged it. */
const database = JSON.parse(process.argv[2] ?? "") as Config["database"];
const db = openDb(database, pino({ level: "silent" }));

for (;;) {
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
