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
import styles from "./genre-wall.module.css";

type Props = { genre: Genre };

export function GenreWall({ genre }: Props) {
  const { data: all } = useSuspenseQuery(animationsQuery);
  const [search, setSearch] = useSearchParams();
  const order = readSortOrder(search.get("sort"));
  const inside = all.filter((title) => title.genre === genre.slug);

  return (
    <div className={styles.wall}>
      <GenreHeader genre={genre} shown={inside[0]} count={inside.length} />
      {inside.length > 1 && (
        <SortPicker
          order={order}
          onChoose={(sort) => setSearch(sort === "default" ? {} : { sort }, { replace: true })}
        />
      )}
      {inside.length > 0 ? (
        <TitleGrid titles={putInOrder(inside, order)} onIntent={prefetchLater} />
      ) : (
        <Message
          heading={say`Down for maintenance`}
          size="small"
          actions={
            <ButtonLink variant="gold" href={routes.home}>
              {say`See other genres`}
            </ButtonLink>
          }
        >
          {say`There are no ${sayText(genre.name)} films for you yet. Try the other genres.`}
        </Message>
      )}
    </div>
  );
}
