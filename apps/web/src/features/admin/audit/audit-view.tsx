import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { auditKindsQuery, auditQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./audit.module.css";
import { AuditTable } from "./audit-table.tsx";
import { describeKind } from "./describe-kind.ts";

/** Value of the choice "All events"; no kind has this name. */
const everything = "*";

/** The audit log with filters by kind and day, which are kept in the URL. */
export function AuditView() {
  const [search, setSearch] = useSearchParams();
  const { data: kinds = [] } = useQuery(auditKindsQuery);
  const kind = search.get("kind") ?? "";
  const [from, until] = [search.get("from") ?? "", search.get("until") ?? ""];
  const filter = {
    kind: kind || undefined,
    from: startOfDay(from, 0),
    until: startOfDay(until, 1),
  };
  const list = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const choose = (name: string) => (value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );

  return (
    <>
      <search className={styles.filters}>
        <Select
          label={say`Event`}
          choices={[
            { value: everything, name: say`All events` },
            ...[...new Set([...kinds, ...(kind ? [kind] : [])])].map((one) => ({
              value: one,
              name: describeKind(one),
            })),
          ]}
          chosen={kind || everything}
          onChoose={(one) => choose("kind")(one === everything ? "" : one)}
        />
        <Field label={say`From`} type="date" value={from} onChange={choose("from")} />
        <Field label={say`Until`} type="date" value={until} onChange={choose("until")} />
      </search>
      <AuditTable list={list} />
    </>
  );
}

/** Midnight of a local day plus `daysAfter`; undefined for an invalid day. */
function startOfDay(day: string, daysAfter: number): number | undefined {
  if (day === "") return undefined;
  const [year = Number.NaN, month = 0, date = 0] = day.split("-").map(Number);
  const at = new Date(year, month - 1, date + daysAfter).getTime();
  return Number.isNaN(at) ? undefined : at;
}
