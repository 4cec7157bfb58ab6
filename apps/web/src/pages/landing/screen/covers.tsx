import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import styles from "./covers.module.css";
import type { LandingFilm } from "./films.ts";
import { Picture } from "./picture.tsx";

/** Index of the featured cover. */
const featuredIndex = 3;

type Props = { films: readonly LandingFilm[]; pictureOf: (name: string) => string };

/** Eight film covers, one of them featured. */
export function Covers({ films, pictureOf }: Props) {
  return (
    <section className={styles.lobby} aria-labelledby="covers-heading">
      <h2 id="covers-heading" className={styles.heading}>
        {say`Now showing`}
      </h2>
      <ul className={styles.covers}>
        {films.map((film, index) => (
          <li
            key={film.id}
            className={styles.cover}
            data-genre={film.genre}
            data-featured={index === featuredIndex || undefined}
          >
            {index === featuredIndex && <p className={styles.featured}>{say`FEATURED`}</p>}
            <a href={routes.watch(film.id)} className={styles.link} aria-label={film.title}>
              <Picture
                className={styles.picture}
                src={pictureOf(`cover-${film.id}`)}
                placeholder={film.title}
                width={320}
                height={480}
              />
            </a>
            {index === featuredIndex && <p className={styles.exclusive}>{say`EXCLUSIVE`}</p>}
            {index === featuredIndex && <p className={styles.premium}>{say`Premium Content`}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
