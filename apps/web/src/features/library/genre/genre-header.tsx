import type { Genre, GenreSlug } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say, sayPlural, sayText } from "#platform/words/say.ts";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./genre-header.module.css";

/** Tagline of each genre. */
const promises = (): Record<GenreSlug, string> => ({
  "sci-fi": say`Kind robots, far moons and machines with something to learn.`,
  fantasy: say`Dragons who doubt, lanterns that remember, doors in old trees.`,
  anime: say`Big hearts, bright skies, and the last lap of the race.`,
  adventure: say`Maps with a corner missing, and someone brave enough to look.`,
  kids: say`Small friends, gentle stories, and everyone home by bedtime.`,
  originals: say`Films you’ll find here and nowhere else.`,
});

type Props = {
  genre: Genre;
  /** The film whose picture is in the header. */
  headerTitle: TitleCard | undefined;
  count: number;
};

export function GenreHeader({ genre, headerTitle, count }: Props) {
  return (
    <header className={styles.header} data-bright>
      <div className={styles.picture}>
        {headerTitle && (
          <Poster
            url={headerTitle.backdropUrl}
            title=""
            colors={headerTitle.colors}
            blur={headerTitle.backdropBlur}
            shape="fill"
            width={1280}
            sizes="(width < 48rem) 130vw, 68vw"
            urgent
          />
        )}
      </div>
      <h1 className={styles.name}>{sayText(genre.name)}</h1>
      <p className={styles.promise}>{promises()[genre.slug]}</p>
      {count > 0 && (
        <p className={styles.count}>{sayPlural(count, { one: "# film", other: "# films" })}</p>
      )}
    </header>
  );
}
