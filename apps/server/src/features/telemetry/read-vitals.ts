import { browserFamilies, metrics } from "@goldmane/contracts/telemetry/rules";
import type { VitalsReport, VitalSummary } from "@goldmane/contracts/telemetry/schema";
import type { App } from "#platform/app.ts";
import { presentSummary } from "./present.ts";
import { sumByBrowser, sumByPage } from "./store.ts";
import { dayOf, aggregatorOf } from "./vitals-aggregator.ts";

/** Summaries of the last `days` days, including today. */
export async function readVitals(app: App, { days }: { days: number }): Promise<VitalsReport> {
  await aggregatorOf(app).write();
  const fromDay = dayOf(app.now()) - days + 1;
  const rows = await sumByPage(app.db, fromDay);
  const seen = await sumByBrowser(app.db, fromDay);
  const pages = [...new Set(rows.map(({ page }) => page))];
  const summaries = (of: typeof rows) =>
    metrics.flatMap(
      (metric) =>
        presentSummary(
          metric,
          of.filter((row) => row.metric === metric),
        ) ?? [],
    );
  return {
    days,
    overall: summaries(rows),
    pages: pages
      .flatMap((page) =>
        summaries(rows.filter((row) => row.page === page)).map((summary) => ({
          page,
          ...summary,
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

function countVisits({ counts }: VitalSummary): number {
  return counts.good + counts.needsImprovement + counts.poor;
}
