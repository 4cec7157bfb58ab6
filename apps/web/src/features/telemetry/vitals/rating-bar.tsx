import type { MetricRating } from "@goldmane/contracts/telemetry/rules";
import type { VitalSummary } from "@goldmane/contracts/telemetry/schema";
import styles from "./rating-bar.module.css";

/** Visits by rating, as shares of a bar. Decorative: the numbers are beside it. */
export function RatingBar({ counts }: Pick<VitalSummary, "counts">) {
  const shares: readonly (readonly [MetricRating, number])[] = [
    ["good", counts.good],
    ["needs-improvement", counts.needsImprovement],
    ["poor", counts.poor],
  ];
  return (
    <span className={styles.bar} aria-hidden="true">
      {shares.map(
        ([rating, visits]) =>
          visits > 0 && <i key={rating} data-rating={rating} style={{ flexGrow: visits }} />,
      )}
    </span>
  );
}
