import { previewsInTurn, previewTurnMs } from "@goldmane/contracts/library/limits";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "wouter";
import { previewsQuery } from "#features/library/queries.ts";
import { say } from "#platform/words/say.ts";
import { useCarousel } from "#ui/carousel/use-carousel.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { FeaturedPreview } from "./featured-preview.tsx";
import styles from "./new-movies.module.css";
import { PreviewThumbs } from "./preview-thumbs.tsx";
import { PreviewZone } from "./preview-zone.tsx";

type Props = {
  /** The page that lists them all; null if there is none. */
  allHref: string | null;
};

/** The next films in theaters: one large, the others to choose from. */
export function NewMovies({ allHref }: Props) {
  const id = useId();
  const { data: previews = [], isPending, error, refetch } = useQuery(previewsQuery);
  const few = previews.slice(0, previewsInTurn);
  const turning = useCarousel<HTMLElement>({ count: few.length, everyMs: previewTurnMs });
  const { index, turn, isPlaying, choose, toggle, area } = turning;
  const shown = few[index];
  if (!isPending && !error && !shown) return allHref && <PreviewZone href={allHref} />;

  return (
    <section
      {...area}
      className={styles.section}
      aria-labelledby={id}
      aria-busy={isPending}
      data-genre="originals"
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {say`New Movies Coming to Theaters`}
        </h2>
        {allHref && (
          <Link href={allHref} className={styles.all}>
            {say`View All Theatrical Releases`} <Icon name="right" />
          </Link>
        )}
        {few.length > 1 && (
          <IconButton
            icon={isPlaying ? "pause" : "play"}
            label={isPlaying ? say`Pause new movies` : say`Play new movies`}
            onClick={toggle}
          />
        )}
      </header>
      {isPending && (
        <div className={styles.waiting}>
          <Spinner size="small" />
        </div>
      )}
      {error && (
        <div className={styles.waiting}>
          <RetryMessage error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {shown && (
        <>
          <FeaturedPreview preview={shown} turn={turn} isPlaying={isPlaying} />
          <PreviewThumbs previews={few} index={index} onChoose={choose} />
        </>
      )}
    </section>
  );
}
