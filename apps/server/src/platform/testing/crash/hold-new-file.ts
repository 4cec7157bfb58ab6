import { setTimeout as sleep } from "node:timers/promises";
import Database from "libsql";

/** Creates a database file and holds its lock for a moment. */
const database = new Database(process.argv[2] ?? "");
database.exec("begin immediate");
database.exec("create table held (id text)");
process.stdout.write("held\n");
await sleep(300);
database.exec("commit");
database.close();
