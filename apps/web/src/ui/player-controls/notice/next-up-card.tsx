import { type CSSProperties, useState } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { ControlButton } from "#ui/player-controls/control-button.tsx";
import type { NextFilm } from "#ui/player-controls/film.ts";
import { PlayerIcon } from "#ui/player-controls/player-icon.tsx";
import styles from "./notice.module.css";

type Props = { next: NextFilm; secondsLeft: number; onNext: () => void; onStay: () => void };

export function NextUpCard({ next, secondsLeft, onNext, onStay }: Props) {
  const [total] = useState(secondsLeft);

  return (
    <section className={styles.card} aria-label={say`Up next`} data-next-up>
      <button type="button" className={styles.preview} onClick={onNext}>
        <img {...imageSources(next.backdropUrl, 320)} sizes="20rem" alt="" />
        <span className={styles.previewPlay}>
          <PlayerIcon name="play" />
        </span>
        <span className={styles.previewText}>
          <small>{say`Up next in ${secondsLeft}`}</small>
          <b>{next.title}</b>
        </span>
        <i
          className={styles.countdown}
          style={{ "--left": secondsLeft / total } as CSSProperties}
        />
      </button>
      <ControlButton icon="close" label={say`Don’t play next`} onClick={onStay} />
    </section>
  );
}
