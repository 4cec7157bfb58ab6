import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { TitleLogo } from "#ui/logo/title-logo.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import styles from "./reel-slide.module.css";
import { describeMoods } from "./state.ts";
import { useReelTrailer } from "./use-reel-trailer.ts";

type Props = {
  film: TitleCard;
  isShown: boolean;
  /** The shown slide or its neighbor: its picture and the start of its trailer are fetched. */
  isNear: boolean;
  plays: boolean;
  hasSound: boolean;
  /** The trailer ended. */
  onEnd: () => void;
};

/** One film: trailer over picture, title and details. */
export function ReelSlide({ film, isShown, isNear, plays, hasSound, onEnd }: Props) {
  const container = useReelTrailer({ titleId: film.id, isNear, plays, hasSound, onEnd });
  const moods = describeMoods(film);
  return (
    // Offscreen slides are inert: not read out, not reachable by Tab.
    <li className={styles.slide} data-genre={film.genre} inert={!isShown}>
      <div className={styles.picture}>
        <Poster
          url={film.backdropUrl}
          title={film.title}
          colors={film.colors}
          blur={film.backdropBlur}
          shape="fill"
          width={1280}
          sizes="max(100vw, 178vh)"
          urgent={isNear}
        />
        <TrailerStage ref={container} />
      </div>
      <div className={styles.text} data-shown={isShown}>
        <p className={styles.eyebrow}>{sayText(nameGenre(film.genre))}</p>
        <h2 className={styles.title}>
          <TitleLogo film={film} />
        </h2>
        <p className={styles.tagline}>{film.tagline}</p>
        {moods && <p className={styles.moods}>{moods}</p>}
        <p className={styles.facts}>
          <Badge>{film.rating}</Badge>
          <span>{describeLength(film.durationSeconds)}</span>
          <span>{film.year}</span>
        </p>
        <div className={styles.actions}>
          <ButtonLink
            variant="gold"
            icon="play"
            href={routes.watch(film.id)}
            onIntent={() => prefetchPlayback(film.id)}
          >
            {say`Play`}
          </ButtonLink>
          <ButtonLink variant="glass" icon="info" href={routes.particulars(film.id)}>
            {say`Details`}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
