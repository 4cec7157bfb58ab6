import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useDeferredValue } from "react";
import { TimeRefused } from "#features/controls/screen-time/time-refused.tsx";
import { titleQuery } from "#features/library/queries.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./watch-theatre.module.css";

const ScreenTime = lazy(() =>
  import("#features/controls/screen-time/screen-time.tsx").then((module) => ({
    default: module.ScreenTime,
  })),
);
const Programme = lazy(() =>
  import("./programme.tsx").then((module) => ({ default: module.Programme })),
);
const FilmMissing = lazy(() =>
  import("./film-missing.tsx").then((module) => ({ default: module.FilmMissing })),
);

type Props = { titleId: string };

/** The screen, which waits for nothing, and under it what there is to know about the film on it. */
export function WatchTheatre({ titleId }: Props) {
  const { data: title, error, refetch } = useQuery(titleQuery(titleId));
  // The first picture comes before the words under it.
  const hasProgramme = useDeferredValue(true, false);
  if (error instanceof ApiError && error.status < 500) return <FilmMissing titleId={titleId} />;

  return (
    <div className={styles.theatre} data-genre={title?.genre}>
      <div className={styles.screen} data-owns-arrows>
        <WatchView key={titleId} titleId={titleId} over={ScreenTime} refused={TimeRefused} />
      </div>
      {title && hasProgramme && (
        <Suspense fallback={<Spinner />}>
          <Programme title={title} />
        </Suspense>
      )}
      {!title && !error && <Spinner />}
      {!title && error && (
        <Message
          heading={say`The programme is missing`}
          size="small"
          actions={
            <Button look="glass" icon="retry" onClick={() => void refetch()}>
              {say`Try again`}
            </Button>
          }
        >
          {say`What there is to know about this film could not be fetched. The film itself may still play.`}
        </Message>
      )}
    </div>
  );
}
