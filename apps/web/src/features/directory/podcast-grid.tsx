import { useSuspenseQuery } from "@tanstack/react-query";
import { listeningQuery } from "#features/directory/queries.ts";
import { say } from "#platform/words/say.ts";
import styles from "./podcast-grid.module.css";
import { PodcastTile } from "./podcast-tile.tsx";

/** Podcasts, six in a row on a large screen. Nothing if outside links are closed. */
export function PodcastGrid() {
  const { data } = useSuspenseQuery(listeningQuery);
  if (data.podcasts.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} aria-label={say`Podcasts`}>
        {data.podcasts.map((podcast) => (
          <li key={podcast.id}>
            <PodcastTile podcast={podcast} />
          </li>
        ))}
      </ul>
    </div>
  );
}
