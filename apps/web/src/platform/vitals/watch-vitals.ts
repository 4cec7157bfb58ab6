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

type Tell = (metric: Metric, value: number) => void;

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
  const tell: Tell = (metric, value) =>
    guard(() => {
      recordMetric(metric, value);
      sendReport(metric, value);
    });
  for (const watch of watches) guard(() => watch(tell));
}

const watches: readonly ((tell: Tell) => void)[] = [
  (tell) => watchLargestPaint(pass(tell)),
  (tell) => onCLS(pass(tell)),
  (tell) => onINP(pass(tell)),
  (tell) => onTTFB(pass(tell)),
  (tell) =>
    onFCP((metric) => {
      if (isFromMemory(metric)) return;
      tell("FCP", metric.value);
      watchInteractive(metric.value, (ms) => tell("TTI", ms));
    }),
  (tell) => watchFirstInput((ms) => tell("FID", ms)),
  () => watchVideoLoad(),
];

function pass(tell: Tell): (metric: MetricType) => void {
  return (metric) => {
    if (!isFromMemory(metric)) tell(metric.name, metric.value);
  };
}

/** A page restored from the back-forward cache wasn't loaded: its metrics would look too good. */
function isFromMemory({ navigationType }: MetricType): boolean {
  return navigationType === "back-forward-cache";
}
