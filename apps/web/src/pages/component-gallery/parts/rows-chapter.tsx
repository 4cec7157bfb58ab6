import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { popularQuery } from "#features/library/queries.ts";
import { TitleRail } from "#features/library/title-rail.tsx";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { useCarousel } from "#ui/carousel/use-carousel.ts";
import { Message } from "#ui/message/message.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./rows-chapter.module.css";

const leaveAlone = () => undefined;

export function RowsChapter() {
  const { data: films, error, refetch } = useQuery(popularQuery);
  return (
    <Chapter
      id="rows"
      heading={say`Rows`}
      description={say`A row scrolls off the side of the screen. The Tab key reaches it once, and the arrow keys move along it. A carousel shows one item at a time and pauses while you look at it.`}
    >
      {films && films.length > 0 ? (
        <>
          <div className={styles.rail}>
            <TitleRail heading={say`Featured tonight`} titles={films} onIntent={leaveAlone} />
          </div>
          <FilmCarousel films={films.slice(0, 9)} />
        </>
      ) : error ? (
        <Message
          heading={say`Couldn’t load films`}
          size="small"
          actions={
            <Button variant="gold" icon="retry" onClick={() => void refetch()}>
              {say`Try again`}
            </Button>
          }
        >
          {say`Can’t reach the server. Check your connection and try again.`}
        </Message>
      ) : films ? (
        <Message heading={say`No films yet`} size="small">
          {say`No films are available on this profile.`}
        </Message>
      ) : (
        <Spinner size="small" />
      )}
    </Chapter>
  );
}

function FilmCarousel({ films }: { films: readonly TitleCard[] }) {
  const turning = useCarousel<HTMLElement>({
    count: films.length,
    everyMs: 5000,
    resumeAfterMs: 10_000,
  });
  return (
    <Carousel
      label={say`Carousel`}
      items={films}
      turning={turning}
      nameOf={(film) => film.title}
      beside={1}
      slideWidth="min(100%, 34rem)"
    >
      {(film) => (
        <Link href={routes.watch(film.id)} className={styles.slide}>
          <Poster
            url={film.backdropUrl}
            title={film.title}
            colors={film.colors}
            shape="backdrop"
            width={640}
            sizes="34rem"
          />
          <span className={styles.title}>{film.title}</span>
          <span className={styles.tagline}>{film.tagline}</span>
        </Link>
      )}
    </Carousel>
  );
}
