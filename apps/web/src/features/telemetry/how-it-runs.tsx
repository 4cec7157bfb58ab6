import { findAdvice, type Metric, metrics, rateMetric } from "@goldmane/contracts/telemetry/rules";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/section/section.tsx";
import { useStore } from "#platform/store.ts";
import { visitMetrics } from "#platform/vitals/visit-metrics.ts";
import { readBrowserPerformance } from "#platform/vitals/read-browser-performance.ts";
import { formatMeasure, formatShare } from "./format-measure.ts";
import styles from "./how-it-runs.module.css";
import { adviceWords, metricNames, ratingVariants, ratingNames } from "./names.ts";

/** The metrics of this visit, with advice. */
export function HowItRuns() {
  const figures = useStore(visitMetrics);
  const performing = readBrowserPerformance();
  const advice = findAdvice(performing);
  const { videoLoadMs, cacheHitShare, memoryShare } = performing;
  const facts = [
    [say`Last film started in`, videoLoadMs === null ? null : formatMeasure("LCP", videoLoadMs)],
    [say`Loaded from cache`, cacheHitShare === null ? null : formatShare(cacheHitShare)],
    [say`Memory used`, memoryShare === null ? null : formatShare(memoryShare)],
  ] as const;

  return (
    <Section
      heading={say`Performance on this device`}
      description={say`Measured during this visit. The server gets these figures without your name.`}
    >
      <dl className={styles.figures}>
        {metrics.map((metric) => (
          <div key={metric}>
            <dt>{metricNames()[metric]}</dt>
            <dd>
              <Rated metric={metric} value={figures[metric]} />
            </dd>
          </div>
        ))}
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact ?? "–"}</dd>
          </div>
        ))}
      </dl>
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((kind) => (
            <li key={kind}>{adviceWords()[kind]}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Some metrics are known only after the first input or on leaving, so their space is reserved. */
function Rated({ metric, value }: { metric: Metric; value: number | undefined }) {
  if (value === undefined) return "–";
  const rating = rateMetric(metric, value);
  return (
    <>
      {formatMeasure(metric, value)}
      <Badge variant={ratingVariants[rating]}>{ratingNames()[rating]}</Badge>
    </>
  );
}
