import { vitalsSpans } from "@goldmane/contracts/telemetry/limits";
import type { Metric } from "@goldmane/contracts/telemetry/rules";
import type { VitalsReport } from "@goldmane/contracts/telemetry/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount, formatShare } from "#features/telemetry/format-measure.ts";
import { vitalsQuery } from "#features/telemetry/queries.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Message } from "#ui/message/message.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { MetricTiles } from "./metric-tiles.tsx";
import { PagesTable } from "./pages-table.tsx";
import styles from "./vitals.module.css";

const spans = vitalsSpans.map(String);
const [firstSpan = "7"] = spans;

/** Core Web Vitals of real visits. */
export function VitalsView() {
  const [span, setSpan] = useState(firstSpan);
  const [asked, setAsked] = useState<Metric>("LCP");
  const { data: vitals, error, refetch } = useQuery(vitalsQuery(Number(span)));
  const visitMetrics = vitals?.overall.map(({ metric }) => metric) ?? [];
  const [first = asked] = visitMetrics;
  const chosen = visitMetrics.includes(asked) ? asked : first;
  return (
    <>
      <ChoiceRow
        legend={say`Period`}
        choices={spans}
        chosen={span}
        nameOf={(days) => say`Last ${days} days`}
        onChoose={setSpan}
      />
      {error && !vitals && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {!error && !vitals && <Skeleton height="20rem" />}
      {vitals && visitMetrics.length === 0 && (
        <Message heading={say`No data yet`} size="small">
          {say`Visit a few pages. Browsers report how fast a page was when they leave it.`}
        </Message>
      )}
      {vitals && visitMetrics.length > 0 && (
        <>
          <MetricTiles summaries={vitals.overall} chosen={chosen} onChoose={setAsked} />
          <PagesTable metric={chosen} pages={vitals.pages} />
          <p className={styles.text}>{describeSource(vitals)}</p>
        </>
      )}
    </>
  );
}

function describeSource({ browsers }: VitalsReport): string {
  const all = browsers.reduce((sum, { reports }) => sum + reports, 0);
  const shares = browsers.map(({ family, reports }) => `${family} ${formatShare(reports / all)}`);
  return say`${formatCount(all)} measurements: ${shares.join(", ")}. Values are accurate to 5%; ratings are exact. Stored for 30 days by day, page and browser, with no names.`;
}
