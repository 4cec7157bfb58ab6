import type { Metric } from "@goldmane/contracts/telemetry/rules";
import { type MetricType, onCLS, onFCP, onINP, onTTFB } from "web-vitals";
import { recordMetric } from "./visit-metrics.ts";
import { sendReport } from "./send-report.ts";
import { watchFirstInput } from "./watch-first-input.ts";
import { watchInteractive } from "./watch-interactive.ts";
import { watchLargestPaint } from "./watch-largest-paint.ts";
import { watchVideoLoad } from "./watch-video-load.ts";

/** Exactly this: the specification has it. */
const failureWords = "Performance monitoring partially unavailable";

type Tell = (metric: Metric, value: number) => void;

/**
 * Measures this visit and tells the house. A measure that cannot be had takes none of the others with
 * it: the console hears of it once, and the page goes on.
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

/** A page that comes back from memory was not loaded: its figures would flatter. */
function isFromMemory({ navigationType }: MetricType): boolean {
  return navigationType === "back-forward-cache";
}
