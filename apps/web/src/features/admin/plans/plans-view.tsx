import type { PlanCount } from "@goldmane/contracts/admin/schema";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "#platform/words/formats.ts";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Stats } from "#ui/stats/stats.tsx";
import { namePlan, nameState } from "#features/admin/households/names.ts";
import { plansQuery } from "#features/admin/queries.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { type Column, Table } from "#ui/table/table.tsx";

const columns = (): readonly Column<PlanCount>[] => [
  {
    heading: say`Plan`,
    isName: true,
    cell: ({ plan, state }) => `${namePlan(plan)}${nameState(state)}`,
  },
  { heading: say`Households`, isFigure: true, cell: ({ households }) => formatNumber(households) },
  { heading: say`Renewing`, isFigure: true, cell: ({ renewing }) => formatNumber(renewing) },
  {
    heading: say`Monthly revenue`,
    isFigure: true,
    cell: ({ monthlyCents }) => formatMoney(monthlyCents),
  },
];

/** Plans with household counts and monthly revenue. */
export function PlansView() {
  const { data: report, error, refetch } = useQuery(plansQuery);
  return (
    <>
      {error && !report && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {!error && !report && <Skeleton height="12rem" />}
      {report && (
        <>
          <Stats
            stats={[
              [say`Monthly revenue`, formatMoney(report.monthlyCents)],
              [say`Households`, formatNumber(report.households)],
              [say`Without a plan`, formatNumber(report.withoutPlan)],
            ]}
          />
          {report.counts.length > 0 && (
            <Table
              label={say`Plans`}
              columns={columns()}
              rows={report.counts}
              keyOf={({ plan, state }) => `${plan} ${state}`}
            />
          )}
        </>
      )}
    </>
  );
}
