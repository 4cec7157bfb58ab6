import { useQuery } from "@tanstack/react-query";
import { animationsQuery, watchingQuery } from "#features/library/queries.ts";
import { watchlistCopy } from "#features/watchlist/copy/watchlist-copy.ts";
import { listEntries } from "#features/watchlist/copy/next-copy.ts";
import { useStore } from "#platform/store.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { ContinueList } from "./continue-list.tsx";
import { listWatched } from "./list-watched.ts";
import { OwnList } from "./own-list.tsx";
import { StreakCard } from "./streak-card.tsx";
import { WatchedBefore } from "./watched-before.tsx";

/** The viewer's streak, films in progress, watchlist and watched films. */
export function WatchlistPanel() {
  const copy = useStore(watchlistCopy);
  const { data: all, error, refetch } = useQuery(animationsQuery);
  const { data: watching = [] } = useQuery(watchingQuery);

  const titles = new Map((all ?? []).map((title) => [title.id, title]));
  const reached = new Map(
    watching.map(({ id, positionSeconds, durationSeconds }) => [
      id,
      (100 * positionSeconds) / durationSeconds,
    ]),
  );
  const watched = copy ? listWatched(copy.watched, listEntries(copy)) : [];

  return (
    <>
      <StreakCard />
      {!all &&
        (error ? (
          <RetryMessage error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner size="small" />
        ))}
      {all && copy && (
        <>
          <ContinueList titles={titles} reached={reached} />
          <OwnList titles={titles} reached={reached} />
          <WatchedBefore titles={watched.flatMap((id) => titles.get(id) ?? [])} />
        </>
      )}
    </>
  );
}
