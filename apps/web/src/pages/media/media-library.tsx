import { useQuery, usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { useSearchParams } from "wouter";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { MediaBar } from "./grid/media-bar.tsx";
import { MediaGrid } from "./grid/media-grid.tsx";
import { useSelection } from "./grid/use-selection.ts";
import { MediaTracks } from "./grid/media-tracks.tsx";
import { trackKey } from "./grid/track-key.ts";
import {
  chooseMedia,
  chooseTracks,
  kindsOf,
  type MediaView,
  readView,
  writeView,
} from "./grid/view.ts";
import { animationsQuery } from "#features/library/queries.ts";
import { musicQuery } from "#features/music/queries.ts";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { EmptyLibrary } from "./empty-library.tsx";
import { MediaActions } from "./media-actions.tsx";
import { MediaSkeleton } from "./media-skeleton.tsx";
import styles from "./media.module.css";

const UploadPanel = lazy(() =>
  import("./upload-panel.tsx").then((module) => ({ default: module.UploadPanel })),
);

/** The media library: browse, select, and upload for operators. */
export function MediaLibrary() {
  usePrefetchQuery(musicQuery);
  const { data: titles } = useSuspenseQuery(animationsQuery);
  const { data: session, isPending } = useQuery(sessionQuery);
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  // Waits, since the bar has one more option with music; works without it if the request fails.
  const { data: music, isLoading } = useQuery(musicQuery);
  const tracks = music ? [...music.tracks, ...music.instrumentals] : [];
  const kinds = kindsOf(titles, tracks);
  const shown = chooseMedia(titles, view);
  const shownTracks = chooseTracks(tracks, view);
  const ids = [...shown.map(({ id }) => id), ...shownTracks.map(trackKey)];
  const [selection, dispatch] = useSelection(ids);
  const isOperator = session?.isOperator ?? false;
  const change = (part: Partial<MediaView>) =>
    setAddress(writeView({ ...view, ...part }), { replace: true });
  const choose = (id: string, isRange: boolean) =>
    dispatch(isRange ? { type: "ranged", id, shown: ids } : { type: "toggled", id });
  if (isPending || isLoading) return <MediaSkeleton />;
  const canSelect = !selection.isOpen && ids.length > 0;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{say`Media library`}</h1>
        <p className={styles.count}>
          {sayPlural(titles.length, { one: "# film", other: "# films" })}
          {tracks.length > 0 &&
            ` · ${sayPlural(tracks.length, { one: "# track", other: "# tracks" })}`}
        </p>
      </header>
      {isOperator && (
        <Suspense fallback={<Skeleton height="5.5rem" />}>
          <UploadPanel />
        </Suspense>
      )}
      {ids.length + titles.length > 0 && (
        <MediaBar
          kinds={kinds}
          view={view}
          onChange={change}
          onSelect={canSelect ? () => dispatch({ type: "opened" }) : null}
        />
      )}
      {shown.length > 0 && (
        <MediaGrid
          titles={shown}
          isList={view.isList}
          selection={selection}
          onChoose={choose}
          onIntent={prefetchPlayback}
        />
      )}
      {shownTracks.length > 0 && (
        <MediaTracks
          tracks={shownTracks}
          hasHeading={shown.length > 0}
          selection={selection}
          onChoose={choose}
        />
      )}
      {ids.length === 0 && (
        <EmptyLibrary isNarrowed={titles.length > 0} onAll={() => change({ kind: "all" })} />
      )}
      {selection.isOpen && (
        <MediaActions
          titles={titles}
          tracks={tracks}
          shown={ids}
          selection={selection}
          isOperator={isOperator}
          dispatch={dispatch}
        />
      )}
    </div>
  );
}
