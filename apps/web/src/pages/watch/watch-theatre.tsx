import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { titleQuery } from "#features/library/queries.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { Programme } from "./programme.tsx";
import styles from "./watch-theatre.module.css";

type Props = { titleId: string };

/** The screen, which waits for nothing, and under it what there is to know about the film on it. */
export function WatchTheatre({ titleId }: Props) {
  const { data: title } = useQuery(titleQuery(titleId));

  return (
    <div className={styles.theatre} data-genre={title?.genre}>
      <div className={styles.screen} data-owns-arrows>
        <WatchView key={titleId} titleId={titleId} />
      </div>
      <Suspense fallback={<Spinner />}>
        <Programme titleId={titleId} />
      </Suspense>
    </div>
  );
}
