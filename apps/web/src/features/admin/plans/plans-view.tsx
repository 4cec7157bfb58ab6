import type { PlanStanding } from "@goldmane/contracts/admin/schema";
import { formatCents } from "@goldmane/contracts/billing/rules";
import { useQuery } from "@tanstack/react-query";
import { Figures } from "#ui/figures/figures.tsx";
import { formatCount } from "#features/admin/format.ts";
import { namePlan, nameState } from "#features/admin/households/names.ts";
import { plansQuery } from "#features/admin/queries.ts";
import { TryAgain } from "#ui/message/try-again.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { type Column, Table } from "#ui/table/table.tsx";

const columns: readonly Column<PlanStanding>[] = [
  {
    heading: "Plan",
    isName: true,
    cell: ({ plan, state }) => `${namePlan(plan)}${nameState(state)}`,
  },
  { heading: "Households", isFigure: true, cell: ({ households }) => formatCount(households) },
  { heading: "Pay and go on", isFigure: true, cell: ({ renewing }) => formatCount(renewing) },
  {
    heading: "By the month",
    isFigure: true,
    cell: ({ monthlyCents }) => formatCents(monthlyCents),
  },
];

/** What is sold, to how many, and what comes of it by the month. */
export function PlansView() {
  const { data: report, error, refetch } = useQuery(plansQuery);
  return (
    <>
      {error && !report && <TryAgain error={error} onRetry={() => void refetch()} />}
      {!error && !report && <Skeleton height="12rem" />}
      {report && (
        <>
          <Figures
            figures={[
              ["By the month", formatCents(report.monthlyCents)],
              ["Households", formatCount(report.households)],
              ["Without a plan", formatCount(report.withoutPlan)],
            ]}
          />
          {report.standings.length > 0 && (
            <Table
              label="Plans"
              columns={columns}
              rows={report.standings}
              keyOf={({ plan, state }) => `${plan} ${state}`}
            />
          )}
        </>
      )}
    </>
  );
}
