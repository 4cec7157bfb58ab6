import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "wouter";
import { formatMoment } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { routes } from "#platform/routes.ts";
import type { Column } from "#ui/table/table.tsx";
import styles from "./audit.module.css";
import { describeDetails } from "./describe-details.ts";
import { describeKind } from "./describe-kind.ts";

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: AuditEntry[] }>>;
  isOneHousehold?: boolean;
};

/** Audit entries, latest first. */
export function AuditTable({ list, isOneHousehold = false }: Props) {
  return (
    <PagedTable
      label={say`Audit log`}
      countLabel={(count) => sayPlural(count, { one: "# event", other: "# events" })}
      columns={listColumns(isOneHousehold)}
      list={list}
      emptyText={say`No events found.`}
    />
  );
}

const householdColumn = (): Column<AuditEntry> => ({
  heading: say`Household`,
  cell: ({ household }) =>
    household?.name ? (
      <Link href={routes.adminHousehold(household.id)} className={styles.link}>
        {household.name}
      </Link>
    ) : (
      <span>{household ? say`deleted` : "–"}</span>
    ),
});

const listColumns = (isOneHousehold: boolean): readonly Column<AuditEntry>[] => [
  { heading: say`Event`, isName: true, cell: ({ kind }) => describeKind(kind) },
  { heading: say`Date`, cell: ({ notedAt }) => formatMoment(notedAt) },
  ...(isOneHousehold ? [] : [householdColumn()]),
  { heading: say`User`, cell: ({ who }) => who ?? "–" },
  { heading: say`Network`, cell: ({ network }) => network || "–" },
  {
    heading: say`Details`,
    cell: (entry) => <span className={styles.details}>{describeDetails(entry)}</span>,
  },
];
