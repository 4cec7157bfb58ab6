import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { WatchlistToggle } from "#ui/watchlist/watchlist-toggle.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./title-card.module.css";
import { useIntent } from "./use-intent.ts";

type Props = {
  title: Title;
  /** The viewer is likely to play it. */
  onIntent: (titleId: string) => void;
  /** An upright poster, or a frame of the film. */
  shape?: "poster" | "wide";
  /** Rank, from 1. */
  rank?: number;
  urgent?: boolean;
  /** Alternative URL that plays it. */
  href?: string;
  /** Set while it opens. */
  onOpen?: () => void;
  /** Shown on the row's screen now. */
  isShown?: boolean;
  /** Progress, if the film was started. */
  positionSeconds?: number;
};

/** A poster that plays its film. */
export function TitleCard(props: Props) {
  const { title, onIntent, shape = "poster", rank, urgent = false, positionSeconds } = props;
  const isWide = shape === "wide";
  const intent = useIntent(() => onIntent(title.id));

  return (
    <div className={styles.whole} data-card={title.id} data-name={title.title}>
      <Link
        href={props.href ?? routes.watch(title.id)}
        className={styles.card}
        data-genre={title.genre}
        data-shown={props.isShown}
        onClick={props.onOpen}
        {...intent}
      >
        <div className={styles.place} data-ranked={rank !== undefined}>
          {rank !== undefined && (
            <span className={styles.rank} aria-hidden="true">
              {rank}
            </span>
          )}
          <div className={styles.art}>
            <Poster
              url={isWide ? title.backdropUrl : title.posterUrl}
              title={title.title}
              colors={title.colors}
              blur={isWide ? title.backdropBlur : title.posterBlur}
              shape={isWide ? "backdrop" : "poster"}
              width={isWide ? 400 : 240}
              sizes={isWide ? "(width < 48rem) 14rem, 22vw" : "(width < 48rem) 8.5rem, 14vw"}
              urgent={urgent}
            />
            <p className={styles.tagline}>
              <span className={styles.play}>
                <Icon name="play" />
              </span>
              {title.tagline}
            </p>
            {positionSeconds !== undefined && (
              <progress
                className={styles.reached}
                max={title.durationSeconds}
                value={positionSeconds}
                aria-hidden="true"
              />
            )}
          </div>
        </div>
        <div className={styles.text}>
          <p className={styles.title}>{title.title}</p>
          <p className={styles.facts}>
            <Badge>{title.rating}</Badge>{" "}
            <span>
              {positionSeconds === undefined
                ? describeLength(title.durationSeconds)
                : say`${describeLength(title.durationSeconds - positionSeconds)} left`}
            </span>{" "}
            {title.series && <span>{say`Episode ${title.series.episode}`}</span>}
          </p>
        </div>
      </Link>
      {positionSeconds === undefined && <WatchlistToggle title={title} />}
    </div>
  );
}
