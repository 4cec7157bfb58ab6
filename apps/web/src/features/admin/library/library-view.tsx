import { type IngestItem, ingestStates } from "@goldmane/contracts/ingest/schema";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { useScanLibrary } from "#features/admin/mutations.ts";
import { formatBytes, formatDay } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { filesQuery } from "#features/admin/queries.ts";
import { routes } from "#platform/routes.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import type { Column } from "#ui/table/table.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { FileActions } from "./file-actions.tsx";
import { FoldersSection } from "./folders-section.tsx";
import styles from "./library.module.css";

const choices = ["all", ...ingestStates] as const;

/** The operator's own files with their ingest state. */
export function LibraryView() {
  const [search, setSearch] = useSearchParams();
  const state = ingestStates.find((one) => one === search.get("state"));
  const list = useInfiniteQuery({ ...filesQuery(state), placeholderData: keepPreviousData });
  const scan = useScanLibrary();
  const startScan = () =>
    scan.mutate(undefined, {
      onSuccess: () => void showToast({ title: say`Library scanned` }),
      onError: showErrorToast,
    });
  return (
    <>
      <FoldersSection />
      <div className={styles.bar}>
        <ChoiceRow
          legend={say`Files`}
          choices={choices}
          chosen={state ?? "all"}
          nameOf={(one) => one.charAt(0).toUpperCase() + one.slice(1)}
          onChoose={(one) => setSearch(one === "all" ? {} : { state: one }, { replace: true })}
        />
        <div className={styles.actions}>
          <Button variant="glass" icon="retry" aria-busy={scan.isPending} onClick={startScan}>
            {say`Scan now`}
          </Button>
          <ButtonLink variant="gold" icon="plus" href={routes.media}>
            {say`Upload films`}
          </ButtonLink>
        </div>
      </div>
      <PagedTable
        label={say`Files`}
        countLabel={(count) => sayPlural(count, { one: "# file", other: "# files" })}
        columns={columns()}
        list={list}
        emptyText={state ? say`No file is ${state}.` : say`No file was scanned or uploaded yet.`}
      />
    </>
  );
}

const columns = (): readonly Column<IngestItem>[] => [
  {
    heading: say`File`,
    isName: true,
    cell: ({ path, titleId }) =>
      titleId ? (
        <Link href={routes.watch(titleId)} className={styles.link}>
          {path}
        </Link>
      ) : (
        path
      ),
  },
  {
    heading: say`State`,
    cell: ({ state, reason }) => (
      <span>
        <span className={styles.state} data-state={state}>
          {state}
        </span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    ),
  },
  { heading: say`From`, cell: ({ origin }) => origin },
  { heading: say`Size`, isFigure: true, cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  { heading: say`Added`, cell: ({ addedAt }) => formatDay(addedAt) },
  { heading: say`Acts`, isAction: true, cell: (item) => <FileActions item={item} /> },
];
