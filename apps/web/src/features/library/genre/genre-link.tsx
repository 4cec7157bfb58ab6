import type { Genre } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { genreWait } from "./genre-wait.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { wrapIndex } from "#ui/carousel/state.ts";
import { useCarousel } from "#ui/carousel/use-carousel.ts";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./genre-link.module.css";

type Props = {
  genre: Genre;
  titles: readonly TitleCard[];
  /** Whether it rotates through its films. */
  isPlaying: boolean;
};

const everyMs = () => genreWait();

/** A link to a genre page, with its films shown in rotation. */
export function GenreLink({ genre, titles, isPlaying }: Props) {
  const { turn, index, area } = useCarousel<HTMLLIElement>({
    count: titles.length,
    everyMs,
    isPlaying,
    // Skips the first film, which starts the genre's rail.
    index: Math.min(1, titles.length - 1),
  });
  const shown = titles[index];
  return (
    <li {...area}>
      <Link href={routes.genre(genre.slug)} className={styles.link} data-genre={genre.slug}>
        <span className={styles.arch}>
          {[turn - 1, turn].map((place) => {
            const title = titles[wrapIndex(place, titles.length)];
            return (
              title && (
                <span key={place} className={styles.picture} data-shown={place === turn}>
                  <Poster
                    url={title.backdropUrl}
                    title=""
                    colors={title.colors}
                    blur={title.backdropBlur}
                    shape="fill"
                    width={400}
                    sizes="(width < 48rem) 70vw, 32vw"
                  />
                </span>
              )
            );
          })}
        </span>
        <span className={styles.name}>{sayText(genre.name)}</span>
        {shown && (
          <span className={styles.films} aria-hidden="true">
            <span key={shown.id} className={styles.title}>
              {shown.title}
            </span>
            <span className={styles.count}>{say`${index + 1} of ${titles.length} movies`}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
