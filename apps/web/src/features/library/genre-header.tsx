import type { Genre, GenreSlug } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./genre-header.module.css";

/** What each hall promises. */
const promises: Record<GenreSlug, string> = {
  "sci-fi": "Kind robots, far moons and machines with something to learn.",
  fantasy: "Dragons who doubt, lanterns that remember, doors in old trees.",
  anime: "Big hearts, bright skies, and the last lap of the race.",
  adventure: "Maps with a corner missing, and someone brave enough to look.",
  kids: "Small friends, gentle stories, and everyone home by bedtime.",
  originals: "Films you will find in this house and nowhere else.",
};

type Props = {
  genre: Genre;
  /** The film whose picture hangs in the hall. */
  shown: TitleCard | undefined;
  count: number;
};

export function GenreHeader({ genre, shown, count }: Props) {
  return (
    <header className={styles.header} data-bright>
      <div className={styles.picture}>
        {shown && (
          <Poster
            url={shown.backdropUrl}
            title=""
            colors={shown.colors}
            blur={shown.backdropBlur}
            shape="fill"
            width={1280}
            sizes="(width < 48rem) 130vw, 68vw"
            urgent
          />
        )}
      </div>
      <h1 className={styles.name}>{genre.name}</h1>
      <p className={styles.promise}>{promises[genre.slug]}</p>
      {count > 0 && <p className={styles.count}>{count === 1 ? "1 film" : `${count} films`}</p>}
    </header>
  );
}
