import type { Card } from "@goldmane/contracts/assistant/schema";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./film-card.module.css";

type Props = { card: Card; onPlay: () => void };

/** A film in an answer: a press plays it. */
export function FilmCard({ card: { title, reason }, onPlay }: Props) {
  const details = reason ? `${title.rating} · ${reason}` : title.rating;
  return (
    <button type="button" className={styles.card} data-genre={title.genre} onClick={onPlay}>
      <span className={styles.picture}>
        <Poster
          url={title.backdropUrl}
          title={title.title}
          colors={title.colors}
          blur={title.backdropBlur}
          shape="backdrop"
          width={260}
          sizes="16rem"
        />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </span>
      <span className={styles.unseen}>{say`Play`} </span>
      <span className={styles.title}>{title.title} </span>
      <span className={styles.reason}>{details}</span>
    </button>
  );
}
