import { genres } from "@goldmane/contracts/library/limits";
import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { GenreDoors } from "#features/library/genre-doors.tsx";
import { Hero } from "#features/library/hero/hero.tsx";
import {
  animationsQuery,
  featuredQuery,
  popularQuery,
  watchingQuery,
} from "#features/library/queries.ts";
import { TitleRail } from "#features/library/title-rail.tsx";
import { WatchingRail } from "#features/library/watching-rail.tsx";
import { prefetchLater } from "#features/playback/prefetch-later.ts";
import { routes } from "#platform/routes.ts";
import { Message } from "#ui/message/message.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import styles from "./home-shelves.module.css";

/** At the very end of the page. */
const PreviewRail = lazy(() =>
  import("#features/library/preview-rail.tsx").then((module) => ({ default: module.PreviewRail })),
);

const rankedAtMost = 10;

export function HomeShelves() {
  // All are sent for before the first is waited for.
  usePrefetchQuery(featuredQuery);
  usePrefetchQuery(popularQuery);
  const { data: all } = useSuspenseQuery(animationsQuery);
  const { data: featured } = useSuspenseQuery(featuredQuery);
  const { data: popular } = useSuspenseQuery(popularQuery);
  // Waited for, so that the shelf does not push the others down; the page does without it if it fails.
  const { isPending } = useQuery(watchingQuery);
  if (isPending) return <HomeSkeleton />;

  const [first, ...others] = featured.length > 0 ? featured : all;
  if (!first)
    return (
      <Message heading="The screen is still dark">
        There is no film in this house yet. Whoever runs it can put video files into the library
        folder; they appear here by themselves.
      </Message>
    );

  const own = all.filter((title) => title.source === "upload");
  return (
    <>
      <Hero titles={[first, ...others.slice(0, 5)]} onIntent={prefetchLater} />
      <div className={styles.shelves}>
        <WatchingRail onIntent={prefetchLater} />
        <TitleRail heading="Featured" titles={featured} onIntent={prefetchLater} urgent />
        <GenreDoors titles={all} />
        <TitleRail
          heading="Most watched"
          titles={popular.slice(0, rankedAtMost)}
          onIntent={prefetchLater}
          ranked
        />
        <TitleRail heading="Your library" titles={own} onIntent={prefetchLater} />
        {genres.map((genre) => (
          <TitleRail
            key={genre.slug}
            heading={genre.name}
            genre={genre.slug}
            href={routes.genre(genre.slug)}
            titles={all.filter((title) => title.genre === genre.slug)}
            onIntent={prefetchLater}
          />
        ))}
        <Suspense fallback={null}>
          <PreviewRail />
        </Suspense>
      </div>
    </>
  );
}
