import { useSuspenseQuery } from "@tanstack/react-query";
import { titleQuery } from "#features/library/queries.ts";
import { TitleLikes } from "#features/library/title-likes.tsx";
import { TitleHeading } from "#features/library/title-heading.tsx";
import { TitleParticulars } from "#features/library/title-particulars.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import styles from "./watch-theatre.module.css";

type Props = { titleId: string };

/** The screen, and under it what there is to know about the film on it. */
export function WatchTheatre({ titleId }: Props) {
  const { data: title } = useSuspenseQuery(titleQuery(titleId));
  useDocumentTitle(title.title);

  return (
    <div className={styles.theatre} data-genre={title.genre}>
      <div className={styles.screen} data-owns-arrows>
        <WatchView key={titleId} titleId={titleId} />
      </div>
      <div className={styles.programme}>
        <TitleHeading title={title} />
        <TitleParticulars title={title} />
      </div>
      <TitleLikes title={title} onIntent={prefetchPlayback} />
    </div>
  );
}
