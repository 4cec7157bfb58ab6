import {
  type ServerStatus,
  type Job,
  type JobState,
  jobStates,
} from "@goldmane/contracts/admin/server";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#features/admin/format.ts";
import { formatNumber } from "#platform/words/formats.ts";
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
    `${stateNames()[one]}${counts ? ` (${formatNumber(counts[one])})` : ""}`;
  return (
    <section className={styles.jobs} aria-label={say`Jobs`}>
      <h2>{say`Jobs`}</h2>
      <ChoiceRow
        legend={say`Status`}
        choices={jobStates}
        chosen={state}
        nameOf={nameOf}
        onChoose={setState}
      />
      <PagedTable
        label={say`Jobs`}
        countLabel={(count) => sayPlural(count, { one: "# job", other: "# jobs" })}
        columns={columns(state)}
        list={list}
        emptyText={emptyTexts()[state]}
      />
    </section>
  );
}

const stateNames = (): Readonly<Record<JobState, string>> => ({
  waiting: say`Waiting`,
  running: say`Running`,
  failed: say`Failed`,
  done: say`Finished`,
});

const emptyTexts = (): Readonly<Record<JobState, string>> => ({
  waiting: say`No waiting jobs.`,
  running: say`No running jobs.`,
  failed: say`No failed jobs.`,
  done: say`No finished jobs.`,
});

const columns = (state: JobState): readonly Column<Job>[] => [
  { heading: say`Job`, isName: true, cell: ({ kind }) => kind },
  { heading: say`Error`, cell: ({ reason }) => reason ?? "–" },
  { heading: say`Attempts`, isFigure: true, cell: ({ attempts }) => attempts },
  {
    heading: say`Progress`,
    isFigure: true,
    cell: ({ progress }) => formatNumber(progress, { style: "percent" }),
  },
  { heading: say`Added`, cell: ({ addedAt }) => formatMoment(addedAt) },
  {
    heading: state === "waiting" || state === "running" ? say`Runs at` : say`Ended`,
    cell: ({ endedAt, runAt }) => formatMoment(endedAt ?? runAt),
  },
  { heading: say`Actions`, isAction: true, cell: (job) => <JobActions job={job} /> },
];
