import { type IngestItem, ingestStates } from "@goldmane/contracts/ingest/schema";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { useScanLibrary } from "#features/admin/mutations.ts";
import { formatBytes, formatDay } from "#features/admin/format.ts";
import { say, sayPlural, sayText } from "#platform/words/say.ts";
import { fileStateNames } from "#ui/file-state/names.ts";
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
      onSuccess: () => void showToast({ title: say`Scan finished` }),
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
          nameOf={(one) => (one === "all" ? say`All` : fileStateNames()[one])}
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
        emptyText={
          state
            ? say`No files match this filter.`
            : say`No files yet. Add a folder or upload films.`
        }
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
    heading: say`Status`,
    cell: ({ state, reason }) => (
      <span>
        <span className={styles.state} data-state={state}>
          {fileStateNames()[state]}
        </span>
        {reason && <span className={styles.reason}>{sayText(reason)}</span>}
      </span>
    ),
  },
  {
    heading: say`Source`,
    cell: ({ origin }) => (origin === "library" ? say`Movie folder` : say`Upload`),
  },
  { heading: say`Size`, isFigure: true, cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  { heading: say`Added`, cell: ({ addedAt }) => formatDay(addedAt) },
  { heading: say`Actions`, isAction: true, cell: (item) => <FileActions item={item} /> },
];
