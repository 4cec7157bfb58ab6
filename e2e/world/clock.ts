import { join } from "node:path";
import Database from "libsql";
import type { House } from "./house.ts";

/** Puts the house to where the month that was paid for is over, and its clock asks for the next. */
export async function endPaidMonth(house: House): Promise<void> {
  await house.cutPower();
  const db = new Database(join(house.dataDir, "goldmane.db"));
  const yesterday = Date.now() - 24 * 3_600_000;
  db.prepare("update subscription set period_end_at = ?").run(yesterday);
  db.prepare("update billing_account set due_at = ?").run(yesterday);
  db.close();
  await house.restart();
}
