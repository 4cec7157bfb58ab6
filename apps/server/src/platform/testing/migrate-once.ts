import { pino } from "pino";
import type { Config } from "#platform/config/config.ts";
import { openDb } from "#platform/db/open-db.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";

/** Migrates a database and prints the migrations that this process applied. */
const { database, migrationsFolder } = JSON.parse(process.argv[2] ?? "") as Config;
const db = openDb(database, pino({ level: "silent" }));
const applied = await migrate(db, await readMigrations(migrationsFolder), Date.now);
await db.destroy();
process.stdout.write(`applied ${JSON.stringify(applied)}\n`);
