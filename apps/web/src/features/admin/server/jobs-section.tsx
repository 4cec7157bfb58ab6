import {
  type ServerStatus,
  type Job,
  type JobState,
  jobStates,
} from "@goldmane/contracts/admin/server";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { jobsQuery } from "#features/admin/queries.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import type { Column } from "#ui/table/table.tsx";
import styles from "./server.module.css";
import { JobActions } from "./job-actions.tsx";

/** Background jobs by state. */
export function JobsSection({ counts }: { counts: ServerStatus["jobs"] | undefined }) {
  const [state, setState] = useState<JobState>("failed");
  const list = useInfiniteQuery({ ...jobsQuery(state), placeholderData: keepPreviousData });
  const nameOf = (one: JobState) =>
    `${one.charAt(0).toUpperCase()}${one.slice(1)}${counts ? ` (${counts[one]})` : ""}`;
  return (
    <section className={styles.jobs} aria-label={say`Background work`}>
      <h2>{say`Background work`}</h2>
      <ChoiceRow
        legend={say`Jobs`}
        choices={jobStates}
        chosen={state}
        nameOf={nameOf}
        onChoose={setState}
      />
      <PagedTable
        label={say`Jobs`}
        countLabel={(count) => sayPlural(count, { one: "# job", other: "# jobs" })}
        columns={columns()}
        list={list}
        emptyText={state === "failed" ? say`Nothing has failed.` : say`No job is ${state}.`}
      />
    </section>
  );
}

const columns = (): readonly Column<Job>[] => [
  { heading: say`Job`, isName: true, cell: ({ kind }) => kind },
  { heading: say`Reason`, cell: ({ reason }) => reason ?? "–" },
  { heading: say`Tries`, isFigure: true, cell: ({ attempts }) => attempts },
  {
    heading: say`Done`,
    isFigure: true,
    cell: ({ progress }) => `${Math.round(progress * 100)} %`,
  },
  { heading: say`Added`, cell: ({ addedAt }) => formatMoment(addedAt) },
  {
    heading: say`Next or ended`,
    cell: ({ endedAt, runAt }) => formatMoment(endedAt ?? runAt),
  },
  { heading: say`Acts`, isAction: true, cell: (job) => <JobActions job={job} /> },
];
