import { join } from "node:path";
import Database from "libsql";
import type { TestServer } from "./test-server.ts";

/** Sets the end of the paid period to yesterday, so that the renewal is due. Restarts the server. */
export async function endPaidMonth(server: TestServer): Promise<void> {
  await server.cutPower();
  const db = new Database(join(server.dataDir, "goldmane.db"));
  const yesterday = Date.now() - 24 * 3_600_000;
  db.prepare("update subscription set period_end_at = ?").run(yesterday);
  db.prepare("update billing_account set due_at = ?").run(yesterday);
  db.close();
  await server.restart();
}
