import { performancePath } from "@goldmane/contracts/telemetry/api";
import { toPagePattern } from "@goldmane/contracts/telemetry/pages";
import { type Metric, nameBrowserFamily, rateMetric } from "@goldmane/contracts/telemetry/rules";
import type { PerformanceReport } from "@goldmane/contracts/telemetry/schema";

/**
 * Tells the house one measure, by a beacon that outlives the page. Neither whose visit it is nor
 * which film leaves the browser, and of the browser itself only its family.
 */
export function sendReport(metric: Metric, value: number): void {
  // A viewer who asks every site not to be told about is not told about.
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const report: PerformanceReport = {
    metric,
    value,
    rating: rateMetric(metric, value),
    timestamp: Date.now(),
    url: findFirstPage(),
    userAgent: nameBrowserFamily(navigator.userAgent),
  };
  navigator.sendBeacon(performancePath, JSON.stringify(report));
}

/** The page that this visit began on, wherever it went since: all of a document is measured of it. */
function findFirstPage(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  const address = navigation?.name ?? "";
  return toPagePattern(URL.canParse(address) ? new URL(address).pathname : location.pathname);
}
