import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleDetail } from "@goldmane/contracts/library/schema";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { WatchlistButton } from "#ui/watchlist/watchlist-button.tsx";
import { TitleLogo } from "#ui/logo/title-logo.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { GameButton } from "./sheet/game-button.tsx";
import { PlayAct } from "./sheet/play-act.tsx";
import { describeRating } from "./sheet/rating-meaning.ts";
import { ShareButton } from "./sheet/share-button.tsx";
import { TimeFit } from "./sheet/time-fit.tsx";
import { TitleEpisodes } from "./title-episodes.tsx";
import { TitleLikes } from "./title-likes.tsx";
import { TitleParticulars } from "./title-particulars.tsx";
import styles from "./title-sheet.module.css";

type Props = {
  title: TitleDetail;
  onIntent: (titleId: string) => void;
  onTrailer: () => void;
  /** Actions besides Play. */
  acts?: ReactNode;
};

/** A film's details, before pressing Play. */
export function TitleSheet({ title, onIntent, onTrailer, acts }: Props) {
  return (
    <article className={styles.sheet} data-genre={title.genre}>
      <header className={styles.head}>
        <div className={styles.picture}>
          <Poster
            url={title.backdropUrl}
            title={title.title}
            colors={title.colors}
            blur={title.backdropBlur}
            shape="fill"
            width={1280}
            sizes="(width < 64rem) 100vw, 64rem"
            urgent
          />
        </div>
        <h2 className={styles.title}>
          <TitleLogo film={title} urgent />
        </h2>
        {title.subtitle !== undefined && <p className={styles.subtitle}>{title.subtitle}</p>}
        {title.tagline !== "" && <p className={styles.tagline}>{title.tagline}</p>}
        <p className={styles.facts}>
          <span title={describeRating(title.rating)}>
            <Badge>{title.rating}</Badge>
          </span>
          <span>{describeLength(title.durationSeconds)}</span>
          <span>{title.year}</span>
          <Link href={routes.genre(title.genre)} className={styles.genre}>
            {sayText(nameGenre(title.genre))}
          </Link>
          {title.series && (
            <span>{say`${title.series.name} · Episode ${title.series.episode}`}</span>
          )}
          <TimeFit title={title} />
        </p>
        <div className={styles.acts} data-start>
          <PlayAct title={title} onIntent={onIntent} />
          {title.source === "original" && (
            <Button variant="glass" icon="play" onClick={onTrailer}>
              {say`Trailer`}
            </Button>
          )}
          <GameButton titleId={title.id} variant="glass" />
          <WatchlistButton title={title} />
          {acts}
          <ShareButton title={title} />
        </div>
      </header>
      <div className={styles.body}>
        <TitleParticulars title={title} />
      </div>
      <TitleEpisodes title={title} onIntent={onIntent} />
      <TitleLikes title={title} onIntent={onIntent} />
    </article>
  );
}
