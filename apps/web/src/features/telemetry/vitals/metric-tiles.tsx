import type { Metric } from "@goldmane/contracts/telemetry/rules";
import type { VitalSummary } from "@goldmane/contracts/telemetry/schema";
import { formatMeasure } from "#features/telemetry/format-measure.ts";
import { metricNames, ratingNames } from "#features/telemetry/names.ts";
import { say } from "#platform/words/say.ts";
import styles from "./metric-tiles.module.css";
import { RatingBar } from "./rating-bar.tsx";

type Props = {
  summaries: readonly VitalSummary[];
  chosen: Metric;
  onChoose: (metric: Metric) => void;
};

/** Every metric over all pages; the chosen one is shown by page below. */
export function MetricTiles({ summaries, chosen, onChoose }: Props) {
  return (
    <ul className={styles.tiles} aria-label={say`All pages`}>
      {summaries.map(({ metric, p75, rating, counts }) => (
        <li key={metric}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={metric === chosen}
            onClick={() => onChoose(metric)}
          >
            <span className={styles.name}>
              <abbr>{metric}</abbr> {metricNames()[metric]}
            </span>
            <span className={styles.figure} data-rating={rating}>
              {formatMeasure(metric, p75)}
            </span>
            <span className={styles.rating}>{ratingNames()[rating]}</span>
            <RatingBar counts={counts} />
          </button>
        </li>
      ))}
    </ul>
  );
}
