import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { FeaturedRelease } from "#features/library/previews/featured-release.tsx";
import { countGenres, pickFeatured } from "#features/library/previews/genre-counts.ts";
import { GenreFilter } from "#features/library/previews/genre-filter.tsx";
import { PreviewTile } from "#features/library/previews/preview-tile.tsx";
import { previewsQuery } from "#features/library/queries.ts";
import { routes } from "#platform/routes.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { TryAgain } from "#ui/message/try-again.tsx";
import styles from "./previews.module.css";
import { PreviewsSkeleton } from "./previews-skeleton.tsx";

const TrailerDialog = lazy(() =>
  import("./trailer-dialog.tsx").then((module) => ({ default: module.TrailerDialog })),
);

/** The films to come: one large, all of them below, by genre. */
export function PreviewsHall() {
  const { data: previews, error, refetch } = useQuery(previewsQuery);
  const [genre, setGenre] = useState<string | null>(null);
  const [played, setPlayed] = useState<TheatricalPreview | null>(null);
  if (error) return <TryAgain error={error} onRetry={() => void refetch()} />;
  if (!previews) return <PreviewsSkeleton />;

  const featured = pickFeatured(previews);
  if (!featured)
    return (
      <Message
        heading="Nothing new has a date yet"
        size="small"
        actions={
          <ButtonLink look="gold" href={routes.browse}>
            Films that are on now
          </ButtonLink>
        }
      >
        As soon as a film to come is announced, it hangs here with its trailer.
      </Message>
    );

  const genres = countGenres(previews);
  const shown = previews.filter((preview) => genre === null || preview.genre === genre);
  return (
    <>
      <FeaturedRelease preview={featured} onPlay={() => setPlayed(featured)} />
      {genres.length > 1 && <GenreFilter genres={genres} chosen={genre} onChoose={setGenre} />}
      <ul className={styles.grid} aria-label="Films to come">
        {shown.map((preview) => (
          <li key={preview.id}>
            <PreviewTile preview={preview} onPlay={() => setPlayed(preview)} />
          </li>
        ))}
      </ul>
      {played && played.video !== null && (
        <Suspense fallback={null}>
          <TrailerDialog
            preview={{ ...played, video: played.video }}
            onClose={() => setPlayed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
