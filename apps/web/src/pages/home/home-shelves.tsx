import { genres } from "@goldmane/contracts/library/limits";
import { useQuery, useSuspenseQueries } from "@tanstack/react-query";
import { GenreDoors } from "#features/library/genre-doors.tsx";
import { Hero } from "#features/library/hero/hero.tsx";
import { PreviewRail } from "#features/library/preview-rail.tsx";
import {
  animationsQuery,
  featuredQuery,
  popularQuery,
  watchingQuery,
} from "#features/library/queries.ts";
import { TitleRail } from "#features/library/title-rail.tsx";
import { WatchingRail } from "#features/library/watching-rail.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { routes } from "#platform/routes.ts";
import { Message } from "#ui/message/message.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import styles from "./home-shelves.module.css";

const rankedAtMost = 10;

export function HomeShelves() {
  const [{ data: all }, { data: featured }, { data: popular }] = useSuspenseQueries({
    queries: [animationsQuery, featuredQuery, popularQuery],
  });
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
      <Hero titles={[first, ...others.slice(0, 5)]} onIntent={prefetchPlayback} />
      <div className={styles.shelves}>
        <WatchingRail onIntent={prefetchPlayback} />
        <TitleRail heading="Featured" titles={featured} onIntent={prefetchPlayback} urgent />
        <GenreDoors titles={all} />
        <TitleRail
          heading="Most watched"
          titles={popular.slice(0, rankedAtMost)}
          onIntent={prefetchPlayback}
          ranked
        />
        <TitleRail heading="Your library" titles={own} onIntent={prefetchPlayback} />
        {genres.map((genre) => (
          <TitleRail
            key={genre.slug}
            heading={genre.name}
            genre={genre.slug}
            href={routes.genre(genre.slug)}
            titles={all.filter((title) => title.genre === genre.slug)}
            onIntent={prefetchPlayback}
          />
        ))}
        <PreviewRail />
      </div>
    </>
  );
}
