import { findAdvice, metrics, rateMetric } from "@goldmane/contracts/telemetry/rules";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/section/section.tsx";
import { useStore } from "#platform/store.ts";
import { measured } from "#platform/vitals/measured.ts";
import { readPerforming } from "#platform/vitals/read-performing.ts";
import { formatMeasure, formatShare } from "./format-measure.ts";
import styles from "./how-it-runs.module.css";
import { adviceWords, metricNames, ratingLooks, ratingNames } from "./names.ts";

/** What this visit was measured at, and what would help. */
export function HowItRuns() {
  const figures = useStore(measured);
  const performing = readPerforming();
  const advice = findAdvice(performing);
  const told = metrics.flatMap((metric) => {
    const value = figures[metric];
    return value === undefined ? [] : [{ metric, value, rating: rateMetric(metric, value) }];
  });
  const { videoLoadMs, cacheHitShare, memoryShare } = performing;
  const facts = [
    ["The last film began after", videoLoadMs === null ? null : formatMeasure("LCP", videoLoadMs)],
    ["From this browser’s cache", cacheHitShare === null ? null : formatShare(cacheHitShare)],
    ["Memory in use", memoryShare === null ? null : formatShare(memoryShare)],
  ] as const;

  return (
    <Section
      heading="How it runs here"
      words="Measured on this visit. The house is told the figures by page, and not whose they are."
    >
      <dl className={styles.figures}>
        {told.map(({ metric, value, rating }) => (
          <div key={metric}>
            <dt>{metricNames[metric]}</dt>
            <dd>
              {formatMeasure(metric, value)}{" "}
              <Badge look={ratingLooks[rating]}>{ratingNames[rating]}</Badge>
            </dd>
          </div>
        ))}
        {facts.map(
          ([name, fact]) =>
            fact !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((kind) => (
            <li key={kind}>{adviceWords[kind]}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
