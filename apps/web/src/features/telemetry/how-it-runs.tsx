import {
  findAdvice,
  type Metric,
  type MetricRating,
  metrics,
  type Performing,
  rateMetric,
} from "@goldmane/contracts/telemetry/rules";
import { useStore } from "#platform/store.ts";
import { readBrowserPerformance } from "#platform/vitals/read-browser-performance.ts";
import { visitMetrics } from "#platform/vitals/visit-metrics.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/section/section.tsx";
import { formatMeasure, formatShare } from "./format-measure.ts";
import styles from "./how-it-runs.module.css";
import { adviceWords, metricNames, ratingNames, ratingVariants } from "./names.ts";

type Figure = { name: string; value: string; rating?: MetricRating };

/** The metrics of this visit, folded, with advice. Renders nothing while nothing is measured. */
export function HowItRuns() {
  const measured = useStore(visitMetrics);
  const performing = readBrowserPerformance();
  const advice = findAdvice(performing);
  const figures = [...listMetrics(measured), ...listFacts(performing)];
  if (figures.length === 0) return null;

  return (
    <Section
      heading={say`Performance on this device`}
      description={say`Measured during this visit. The server gets these figures without your name.`}
    >
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((kind) => (
            <li key={kind}>{adviceWords()[kind]}</li>
          ))}
        </ul>
      )}
      <details className={styles.fold}>
        <summary>{say`Details`}</summary>
        <dl className={styles.figures}>
          {figures.map(({ name, value, rating }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {rating && <Badge variant={ratingVariants[rating]}>{ratingNames()[rating]}</Badge>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}

/** Some metrics are known only after the first input or on leaving; they are left out until then. */
function listMetrics(measured: Readonly<Partial<Record<Metric, number>>>): Figure[] {
  return metrics.flatMap((metric) => {
    const value = measured[metric];
    if (value === undefined) return [];
    const name = metricNames()[metric];
    return [{ name, value: formatMeasure(metric, value), rating: rateMetric(metric, value) }];
  });
}

function listFacts({ videoLoadMs, cacheHitShare, memoryShare }: Performing): Figure[] {
  return [
    videoLoadMs === null
      ? []
      : [{ name: say`Last film started in`, value: formatMeasure("LCP", videoLoadMs) }],
    cacheHitShare === null
      ? []
      : [{ name: say`Loaded from cache`, value: formatShare(cacheHitShare) }],
    memoryShare === null ? [] : [{ name: say`Memory used`, value: formatShare(memoryShare) }],
  ].flat();
}
