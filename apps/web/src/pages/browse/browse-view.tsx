import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { FoundAreas } from "./found-areas.tsx";
import { FoundGrid } from "./found-grid.tsx";
import { searchTitlesQuery } from "#features/search/queries.ts";
import { SearchBox } from "#features/search/search-box.tsx";
import { SearchFilters } from "./search-filters.tsx";
import {
  type Asked,
  hasFilters,
  noFilters,
  readAsked,
  writeFilters,
} from "#features/search/state.ts";
import { useDebouncedSearchParam } from "#platform/use-debounced-search-param.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./browse-view.module.css";
import { BrowseSkeleton } from "./browse-skeleton.tsx";
import { NothingFound } from "./nothing-found.tsx";

/** Search over all films, with filters. The URL keeps both. */
type Props = { hasPage: (path: string) => boolean };

export function BrowseView({ hasPage }: Props) {
  const [address, setAddress] = useSearchParams();
  const asked = readAsked(address);
  const { typed, setTyped } = useDebouncedSearchParam("q");
  const found = useInfiniteQuery({ ...searchTitlesQuery(asked), throwOnError: true });
  const change = (filters: Partial<Asked>) =>
    setAddress((before) => writeFilters(before, filters), { replace: true });
  const pages = found.data?.pages;
  const [first] = pages ?? [];
  const isNarrowed = hasFilters(asked);

  return (
    <div className={styles.view} data-late={found.isPlaceholderData}>
      <h1 className={styles.heading}>{say`Find a film`}</h1>
      <SearchBox typed={typed} onType={setTyped} />
      <FoundAreas query={typed} hasPage={hasPage} />
      {first && (first.total > 0 || isNarrowed) && (
        <>
          <SearchFilters asked={asked} facets={first.facets} onChange={change} />
          <div className={styles.count}>
            <output>{countFilms(first.total, first.asked.q)}</output>
            {isNarrowed && (
              <Button variant="glass" icon="close" onClick={() => change(noFilters)}>
                {say`Clear filters`}
              </Button>
            )}
          </div>
        </>
      )}
      {!pages && <BrowseSkeleton />}
      {first?.total === 0 && (
        <NothingFound
          asked={first.asked}
          onMood={(mood) => {
            setTyped("");
            setAddress({ mood }, { replace: true });
          }}
        />
      )}
      {pages && (
        <FoundGrid found={pages.flatMap(({ titles }) => titles)} onIntent={prefetchPlayback} />
      )}
      {found.hasNextPage && (
        <Button
          variant="glass"
          disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {say`Show more`}
        </Button>
      )}
    </div>
  );
}

function countFilms(total: number, query: string): string {
  const films = sayPlural(total, { one: "# film", other: "# films" });
  return query ? say`${films} for “${query}”` : films;
}
