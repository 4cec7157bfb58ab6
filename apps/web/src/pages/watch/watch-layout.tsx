import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, Suspense, lazy, useDeferredValue } from "react";
import { useSearchParams } from "wouter";
import { titleQuery } from "#features/library/queries.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { ApiError } from "#platform/api.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./watch-layout.module.css";

const ScreenTime = lazy(() =>
  import("#features/controls/screen-time/screen-time.tsx").then((module) => ({
    default: module.ScreenTime,
  })),
);
const WatchDetails = lazy(() =>
  import("./watch-details.tsx").then((module) => ({ default: module.WatchDetails })),
);
const FilmMissing = lazy(() =>
  import("./film-missing.tsx").then((module) => ({ default: module.FilmMissing })),
);
const DetailsMissing = lazy(() =>
  import("./details-missing.tsx").then((module) => ({ default: module.DetailsMissing })),
);

const loadTimeRefused = async () => {
  const module = await import("#features/controls/screen-time/time-refused.tsx");
  return { default: module.TimeRefused };
};
const TimeRefused = lazy(loadTimeRefused);
// Preloaded, because it is needed when the server does not answer.
loadTimeRefused().catch(() => undefined);

/** Placeholder of the details. */
const placeholder = <div className={styles.placeholder} aria-busy="true" />;

type Props = {
  /** Null until it is known. */
  titleId: string | null;
};

/**
 * The player, which waits for nothing, and the film's details below it. The player element stays
 * when the next film begins, and fullscreen with it.
 */
export function WatchLayout({ titleId }: Props) {
  const {
    data: title,
    error,
    refetch,
  } = useQuery({ ...titleQuery(titleId ?? ""), enabled: titleId !== null });
  const at = useSearchParams()[0].get("at");
  const from = at === null ? undefined : Number(at) || 0;
  // Renders the details after the first frame.
  const showsDetails = useDeferredValue(true, false);
  if (titleId !== null && error instanceof ApiError && error.status < 500)
    return <FilmMissing titleId={titleId} />;

  return (
    <div
      className={styles.layout}
      data-genre={title?.genre}
      style={
        { "--blur-image": title?.backdropBlur && `url(${title.backdropBlur})` } as CSSProperties
      }
    >
      <div className={styles.screen} data-owns-arrows data-fullscreen-target>
        {titleId === null ? (
          <Spinner />
        ) : (
          <WatchView
            key={`${titleId} ${from}`}
            titleId={titleId}
            over={ScreenTime}
            refused={TimeRefused}
            from={from}
          />
        )}
      </div>
      {title && showsDetails && (
        <Suspense fallback={placeholder}>
          <WatchDetails key={title.id} title={title} />
        </Suspense>
      )}
      {!title && !error && placeholder}
      {!title && error && (
        <Suspense fallback={null}>
          <DetailsMissing onRetry={() => void refetch()} />
        </Suspense>
      )}
    </div>
  );
}
