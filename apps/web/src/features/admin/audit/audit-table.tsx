import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "wouter";
import { formatMoment } from "#features/admin/format.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { routes } from "#platform/routes.ts";
import type { Column } from "#ui/table/table.tsx";
import styles from "./audit.module.css";

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: AuditEntry[] }>>;
  isOneHousehold?: boolean;
};

/** What was done, latest first. */
export function AuditTable({ list, isOneHousehold = false }: Props) {
  const columns = isOneHousehold ? all.filter((column) => column !== householdColumn) : all;
  return (
    <PagedTable
      label="What was done"
      nouns={["entry", "entries"]}
      columns={columns}
      list={list}
      whenEmpty="Nothing like this was written down."
    />
  );
}

const householdColumn: Column<AuditEntry> = {
  heading: "Household",
  cell: ({ household }) =>
    household?.name ? (
      <Link href={routes.adminHousehold(household.id)} className={styles.link}>
        {household.name}
      </Link>
    ) : (
      <span>{household ? "gone" : "–"}</span>
    ),
};

const all: readonly Column<AuditEntry>[] = [
  { heading: "What", isName: true, cell: ({ kind }) => sayKind(kind) },
  { heading: "When", cell: ({ notedAt }) => formatMoment(notedAt) },
  householdColumn,
  { heading: "Who", cell: ({ who }) => who ?? "–" },
  { heading: "Network", cell: ({ network }) => network || "–" },
  {
    heading: "Particulars",
    cell: ({ details }) => <span className={styles.details}>{sayDetails(details)}</span>,
  },
];

/** "account.signed-in" as "Account: signed in". */
export function sayKind(kind: string): string {
  const [area = "", deed = ""] = kind.split(".", 2);
  const words = deed.replaceAll("-", " ");
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}${words && `: ${words}`}`;
}

function sayDetails(details: AuditEntry["details"]): string {
  const facts = Object.entries(details).map(([name, fact]) => `${name} ${sayFact(fact)}`);
  return facts.join(", ") || "–";
}

function sayFact(fact: unknown): string {
  return typeof fact === "string" ? fact : JSON.stringify(fact);
}
