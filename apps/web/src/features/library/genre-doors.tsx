import { genres } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useId, useRef } from "react";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { Poster } from "#ui/poster/poster.tsx";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./genre-doors.module.css";

type Props = { titles: readonly TitleCard[] };

/** The six halls of the house, each behind an arched door with one of its films in it. */
export function GenreDoors({ titles }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus(row);
  const id = useId();

  return (
    <section className={styles.doors} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Six halls, one house
      </h2>
      <ul ref={row} className={styles.row} {...roving}>
        {genres.map((genre) => {
          const inside = titles.filter((title) => title.genre === genre.slug);
          // Not the first, which the hall's own rail begins with.
          const shown = inside[1] ?? inside[0];
          return (
            <li key={genre.slug}>
              <Link href={routes.genre(genre.slug)} className={styles.door} data-genre={genre.slug}>
                <span className={styles.arch}>
                  {shown && (
                    <Poster
                      url={shown.backdropUrl}
                      title=""
                      colors={shown.colors}
                      shape="fill"
                      width={400}
                      sizes="(width < 48rem) 70vw, 32vw"
                    />
                  )}
                </span>
                <span className={styles.name}>{genre.name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
