import { type Metric, thresholds } from "@goldmane/contracts/telemetry/rules";
import type { PageSummary } from "@goldmane/contracts/telemetry/schema";
import { formatCount, formatMeasure, formatShare } from "#features/telemetry/format-measure.ts";
import { metricNames, ratingVariants, ratingNames } from "#features/telemetry/names.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { RatingBar } from "./rating-bar.tsx";
import styles from "./vitals.module.css";

const columns = (): readonly Column<PageSummary>[] => [
  { heading: say`Page`, isName: true, cell: ({ page }) => page },
  {
    heading: say`75% of visits within`,
    isFigure: true,
    cell: ({ metric, p75 }) => formatMeasure(metric, p75),
  },
  {
    heading: say`Rating`,
    cell: ({ rating }) => <Badge variant={ratingVariants[rating]}>{ratingNames()[rating]}</Badge>,
  },
  {
    heading: say`Distribution`,
    cell: ({ counts }) => (
      <span className={styles.shares}>
        <RatingBar counts={counts} />
        {say`${formatShare(counts.good / countVisits(counts))} good`}
      </span>
    ),
  },
  {
    heading: say`Visits`,
    isFigure: true,
    cell: ({ counts }) => formatCount(countVisits(counts)),
  },
];

type Props = { metric: Metric; pages: readonly PageSummary[] };

/** One metric, page by page. */
export function PagesTable({ metric, pages }: Props) {
  const [good, poor] = thresholds[metric];
  return (
    <section className={styles.pages} aria-label={say`${metricNames()[metric]} by page`}>
      <h2>{say`${metricNames()[metric]} by page`}</h2>
      <p className={styles.text}>
        {say`Good: up to ${formatMeasure(metric, good)}. Poor: over ${formatMeasure(metric, poor)}. A visit counts toward the page it started on.`}
      </p>
      <Table
        label={say`${metricNames()[metric]} by page`}
        columns={columns()}
        rows={pages.filter((page) => page.metric === metric)}
        keyOf={({ page }) => page}
      />
    </section>
  );
}

function countVisits({ good, needsImprovement, poor }: PageSummary["counts"]): number {
  return good + needsImprovement + poor;
}
