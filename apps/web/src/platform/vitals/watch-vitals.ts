import type { Metric } from "@goldmane/contracts/telemetry/rules";
import { type MetricType, onCLS, onFCP, onINP, onTTFB } from "web-vitals";
import { recordMetric } from "./visit-metrics.ts";
import { sendReport } from "./send-report.ts";
import { watchFirstInput } from "./watch-first-input.ts";
import { watchInteractive } from "./watch-interactive.ts";
import { watchLargestPaint } from "./watch-largest-paint.ts";
import { watchVideoLoad } from "./watch-video-load.ts";

/** Text from the specification. */
const failureWords = "Performance monitoring partially unavailable";

type Report = (metric: Metric, value: number) => void;

/**
 * Measures this visit and reports to the server. A metric that fails affects no other: the error is
 * reported once.
 */
export function watchVitals(): void {
  let hasFailed = false;
  const guard = (watch: () => void) => {
    try {
      watch();
    } catch (error) {
      if (!hasFailed) reportError(new Error(failureWords, { cause: error }));
      hasFailed = true;
    }
  };
  const report: Report = (metric, value) =>
    guard(() => {
      recordMetric(metric, value);
      sendReport(metric, value);
    });
  for (const watch of watches) guard(() => watch(report));
}

const watches: readonly ((report: Report) => void)[] = [
  (report) => watchLargestPaint(forward(report)),
  (report) => onCLS(forward(report)),
  (report) => onINP(forward(report)),
  (report) => onTTFB(forward(report)),
  (report) =>
    onFCP((metric) => {
      if (isFromMemory(metric)) return;
      report("FCP", metric.value);
      watchInteractive(metric.value, (ms) => report("TTI", ms));
    }),
  (report) => watchFirstInput((ms) => report("FID", ms)),
  () => watchVideoLoad(),
];

function forward(report: Report): (metric: MetricType) => void {
  return (metric) => {
    if (!isFromMemory(metric)) report(metric.name, metric.value);
  };
}

/** A page restored from the back-forward cache wasn't loaded: its metrics would look too good. */
function isFromMemory({ navigationType }: MetricType): boolean {
  return navigationType === "back-forward-cache";
}
