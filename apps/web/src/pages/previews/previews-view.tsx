import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { FeaturedRelease } from "#features/library/previews/featured-release.tsx";
import { countGenres, pickFeatured } from "#features/library/previews/genre-counts.ts";
import { GenreFilter } from "#features/library/previews/genre-filter.tsx";
import { PreviewTile } from "#features/library/previews/preview-tile.tsx";
import { previewsQuery } from "#features/library/queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import styles from "./previews.module.css";
import { PreviewsSkeleton } from "./previews-skeleton.tsx";

const TrailerDialog = lazy(() =>
  import("#features/playback/trailer/trailer-dialog.tsx").then((module) => ({
    default: module.TrailerDialog,
  })),
);

/** Upcoming films: a featured one, and a grid by genre. */
export function PreviewsView() {
  const { data: previews, error, refetch } = useQuery(previewsQuery);
  const [genre, setGenre] = useState<string | null>(null);
  const [played, setPlayed] = useState<TheatricalPreview | null>(null);
  if (error) return <RetryMessage error={error} onRetry={() => void refetch()} />;
  if (!previews) return <PreviewsSkeleton />;

  const ofGenre = previews.filter((preview) => genre === null || preview.genre === genre);
  const featured = pickFeatured(ofGenre);
  if (!featured)
    return (
      <Message
        heading={say`No release dates yet`}
        size="small"
        actions={
          <ButtonLink variant="gold" href={routes.browse}>
            {say`Browse films`}
          </ButtonLink>
        }
      >
        {say`Upcoming films and their trailers will appear here.`}
      </Message>
    );

  const genres = countGenres(previews);
  const others = ofGenre.filter((preview) => preview !== featured);
  return (
    <>
      {genres.length > 1 && <GenreFilter genres={genres} chosen={genre} onChoose={setGenre} />}
      <FeaturedRelease key={featured.id} preview={featured} onPlay={() => setPlayed(featured)} />
      <ul className={styles.grid} aria-label={say`Upcoming films`}>
        {others.map((preview) => (
          <li key={preview.id}>
            <PreviewTile preview={preview} onPlay={() => setPlayed(preview)} />
          </li>
        ))}
      </ul>
      {played && played.video !== null && (
        <Suspense fallback={null}>
          <TrailerDialog
            title={played.title}
            titleId={played.video}
            cut="film"
            onClose={() => setPlayed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
