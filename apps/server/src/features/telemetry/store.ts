import type { BrowserFamily, Metric } from "@goldmane/contracts/telemetry/rules";
import type { Db } from "#platform/db/open-db.ts";

export type VitalCount = {
  day: number;
  page: string;
  metric: Metric;
  browser: BrowserFamily;
  above: number;
  reports: number;
};

/** Adds to existing counts, from this or another node. */
export async function addCounts(db: Db, counts: readonly VitalCount[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const count of counts) {
      await transaction
        .insertInto("vital_count")
        .values(count)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "page", "metric", "browser", "above"])
            .doUpdateSet((is) => ({ reports: is("vital_count.reports", "+", count.reports) })),
        )
        .execute();
    }
  });
}

export async function deleteCountsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom("vital_count").where("day", "<", day).execute();
}

/** Counts from a day on, summed over days and browsers. */
export async function sumByPage(db: Db, fromDay: number) {
  return await db
    .selectFrom("vital_count")
    .select(["page", "metric", "above"])
    .select((is) => is.fn.sum<number>("reports").as("reports"))
    .where("day", ">=", fromDay)
    .groupBy(["page", "metric", "above"])
    .execute();
}

export async function sumByBrowser(db: Db, fromDay: number) {
  return await db
    .selectFrom("vital_count")
    .select("browser")
    .select((is) => is.fn.sum<number>("reports").as("reports"))
    .where("day", ">=", fromDay)
    .groupBy("browser")
    .execute();
}
