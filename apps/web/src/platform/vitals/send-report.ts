import { performancePath } from "@goldmane/contracts/telemetry/api";
import { toPagePattern } from "@goldmane/contracts/telemetry/pages";
import { type Metric, nameBrowserFamily, rateMetric } from "@goldmane/contracts/telemetry/rules";
import type { PerformanceReport } from "@goldmane/contracts/telemetry/schema";

/**
 * Sends one metric to the server with a beacon. It names neither the viewer nor the film, and only
 * the browser's family.
 */
export function sendReport(metric: Metric, value: number): void {
  // Honors Global Privacy Control.
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

/** Pattern of the page that this document loaded on: all metrics of a document belong to it. */
function findFirstPage(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  const address = navigation?.name ?? "";
  return toPagePattern(URL.canParse(address) ? new URL(address).pathname : location.pathname);
}
