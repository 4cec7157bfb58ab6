import { useQuery, usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { useSearchParams } from "wouter";
import { sessionQuery } from "#features/account/queries.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { MediaBar } from "./wall/media-bar.tsx";
import { MediaWall } from "./wall/media-wall.tsx";
import { useSelection } from "./wall/use-selection.ts";
import { TrackWall } from "./wall/track-wall.tsx";
import { trackMark } from "./wall/track-mark.ts";
import {
  chooseMedia,
  chooseTracks,
  kindsOf,
  type MediaView,
  readView,
  writeView,
} from "./wall/view.ts";
import { animationsQuery } from "#features/library/queries.ts";
import { musicQuery } from "#features/music/queries.ts";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { EmptyLibrary } from "./empty-library.tsx";
import { MediaActs } from "./media-acts.tsx";
import { MediaSkeleton } from "./media-skeleton.tsx";
import styles from "./media.module.css";

const Workbench = lazy(() =>
  import("./workbench.tsx").then((module) => ({ default: module.Workbench })),
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
  const heard = chooseTracks(tracks, view);
  const ids = [...shown.map(({ id }) => id), ...heard.map(trackMark)];
  const [selection, tell] = useSelection(ids);
  const isOperator = session?.isOperator ?? false;
  const change = (part: Partial<MediaView>) =>
    setAddress(writeView({ ...view, ...part }), { replace: true });
  const choose = (id: string, isRange: boolean) =>
    tell(isRange ? { type: "ranged", id, shown: ids } : { type: "toggled", id });
  if (isPending || isLoading) return <MediaSkeleton />;
  const canSelect = !selection.isOpen && ids.length > 0;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{say`Media library`}</h1>
        <p className={styles.count}>
          {sayPlural(titles.length, { one: "# film", other: "# films" })}
          {tracks.length > 0 &&
            ` · ${sayPlural(tracks.length, { one: "# piece of music", other: "# pieces of music" })}`}
        </p>
      </header>
      {isOperator && (
        <Suspense fallback={<Skeleton height="5.5rem" />}>
          <Workbench />
        </Suspense>
      )}
      {ids.length + titles.length > 0 && (
        <MediaBar
          kinds={kinds}
          view={view}
          onChange={change}
          onSelect={canSelect ? () => tell({ type: "opened" }) : null}
        />
      )}
      {shown.length > 0 && (
        <MediaWall
          titles={shown}
          isList={view.isList}
          selection={selection}
          onChoose={choose}
          onIntent={prefetchPlayback}
        />
      )}
      {heard.length > 0 && (
        <TrackWall
          tracks={heard}
          hasHeading={shown.length > 0}
          selection={selection}
          onChoose={choose}
        />
      )}
      {ids.length === 0 && (
        <EmptyLibrary isNarrowed={titles.length > 0} onAll={() => change({ kind: "all" })} />
      )}
      {selection.isOpen && (
        <MediaActs
          titles={titles}
          tracks={tracks}
          shown={ids}
          selection={selection}
          isOperator={isOperator}
          tell={tell}
        />
      )}
    </div>
  );
}
