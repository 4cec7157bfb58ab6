import type { Genre } from "@goldmane/contracts/library/limits";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { GenreHeader } from "#features/library/genre/genre-header.tsx";
import { animationsQuery } from "#features/library/queries.ts";
import { SortPicker } from "#features/library/sort-picker.tsx";
import { readSortOrder, putInOrder } from "#features/library/state.ts";
import { TitleGrid } from "#features/library/title-grid.tsx";
import { prefetchLater } from "#features/playback/prefetch-later.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import styles from "./genre-page-content.module.css";

type Props = { genre: Genre };

/** The films of one genre. */
export function GenrePageContent({ genre }: Props) {
  const { data: all } = useSuspenseQuery(animationsQuery);
  const [search, setSearch] = useSearchParams();
  const order = readSortOrder(search.get("sort"));
  const titles = all.filter((title) => title.genre === genre.slug);

  return (
    <div className={styles.content}>
      <GenreHeader genre={genre} headerTitle={titles[0]} count={titles.length} />
      {titles.length > 1 && (
        <SortPicker
          order={order}
          onChoose={(sort) => setSearch(sort === "default" ? {} : { sort }, { replace: true })}
        />
      )}
      {titles.length > 0 ? (
        <TitleGrid titles={putInOrder(titles, order)} onIntent={prefetchLater} />
      ) : (
        <Message
          heading={say`No films yet`}
          size="small"
          actions={
            <ButtonLink variant="gold" href={routes.home}>
              {say`See other genres`}
            </ButtonLink>
          }
        >
          {say`There are no ${sayText(genre.name)} films for you yet. Try another genre.`}
        </Message>
      )}
    </div>
  );
}
