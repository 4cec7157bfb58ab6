import { type InfiniteData, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { type Column, Table } from "./table.tsx";
import styles from "./paged-table.module.css";

type Props<Row extends { id: string }> = {
  label: string;
  /** Formats the count: "2 households". */
  countLabel: (count: number) => string;
  columns: readonly Column<Row>[];
  list: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>;
  /** Empty-state text. */
  emptyText: string;
};

const shapes = ["a", "b", "c", "d", "e", "f"];

/** A paginated table with its loading, error and empty states. */
export function PagedTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, countLabel, columns, list, emptyText: whenEmpty } = props;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  // Later pages may repeat rows.
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const rows = [...new Map(all.map((row) => [row.id, row])).values()];

  if (error && !data) return <RetryMessage error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output className={styles.waiting} aria-label={say`${label}: loading`}>
        {shapes.map((shape) => (
          <Skeleton key={shape} height="3.25rem" />
        ))}
      </output>
    );
  if (rows.length === 0) return <p className={styles.empty}>{whenEmpty}</p>;
  return (
    <div className={styles.list}>
      <Table label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
      <div className={styles.foot}>
        <output>
          {hasNextPage
            ? say`${countLabel(rows.length)} shown, more available`
            : countLabel(rows.length)}
        </output>
        {error && <p role="alert">{say`Can’t load the rest.`}</p>}
        {hasNextPage && (
          <Button
            variant="glass"
            aria-busy={isFetchingNextPage}
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            {isFetchingNextPage ? say`Loading…` : say`Show more`}
          </Button>
        )}
      </div>
    </div>
  );
}
