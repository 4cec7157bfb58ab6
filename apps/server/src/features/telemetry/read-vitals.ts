import { browserFamilies, metrics } from "@goldmane/contracts/telemetry/rules";
import type { VitalsReport, VitalStanding } from "@goldmane/contracts/telemetry/schema";
import type { App } from "#platform/app.ts";
import { presentStanding } from "./present.ts";
import { sumByBrowser, sumByPage } from "./store.ts";
import { dayOf, tallyOf } from "./tally.ts";

/** What was measured in the last so many days, today included. */
export async function readVitals(app: App, { days }: { days: number }): Promise<VitalsReport> {
  await tallyOf(app).write();
  const fromDay = dayOf(app.now()) - days + 1;
  const rows = await sumByPage(app.db, fromDay);
  const seen = await sumByBrowser(app.db, fromDay);
  const pages = [...new Set(rows.map(({ page }) => page))];
  const standings = (of: typeof rows) =>
    metrics.flatMap(
      (metric) =>
        presentStanding(
          metric,
          of.filter((row) => row.metric === metric),
        ) ?? [],
    );
  return {
    days,
    overall: standings(rows),
    pages: pages
      .flatMap((page) =>
        standings(rows.filter((row) => row.page === page)).map((standing) => ({
          page,
          ...standing,
        })),
      )
      .toSorted((a, b) => countVisits(b) - countVisits(a) || (a.page < b.page ? -1 : 1)),
    browsers: browserFamilies
      .flatMap((family) => {
        const reports = seen.find(({ browser }) => browser === family)?.reports ?? 0;
        return reports > 0 ? [{ family, reports }] : [];
      })
      .toSorted((a, b) => b.reports - a.reports),
  };
}

function countVisits({ counts }: VitalStanding): number {
  return counts.good + counts.needsImprovement + counts.poor;
}
