import { skipSeconds } from "@goldmane/contracts/companion/limits";
import type { Shown } from "@goldmane/contracts/companion/schema";
import { formatTime } from "@goldmane/player/core/time/format-time";
import { RemoteIcon } from "#ui/remote-icon/remote-icon.tsx";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./film-keys.module.css";
import { Range } from "./range.tsx";
import { usePosition } from "./use-position.ts";
import type { Press } from "./use-presses.ts";

type Props = { film: NonNullable<Shown["film"]>; receivedAt: number; press: Press };

/** The film's position and its playback controls. */
export function FilmKeys({ film, receivedAt, press }: Props) {
  const { durationSeconds, isPlaying, hasNext } = film;
  const position = usePosition(film, receivedAt);

  return (
    <section className={styles.film} aria-label={say`Playback`}>
      <div className={styles.line}>
        <Range
          label={say`Position`}
          nameOf={(at) => say`${formatTime(at)} of ${formatTime(durationSeconds)}`}
          value={position}
          max={Math.max(1, durationSeconds)}
          step={1}
          tone="gold"
          onDrop={(seconds) => press({ act: "seek", seconds })}
        />
        <p className={styles.times} aria-hidden="true">
          <span>{formatTime(position)}</span>
          <span>−{formatTime(Math.max(0, durationSeconds - position))}</span>
        </p>
      </div>
      <div className={styles.keys}>
        <button
          type="button"
          aria-label={say`Start over`}
          onClick={() => press({ act: "seek", seconds: 0 })}
        >
          <RemoteIcon name="start" />
        </button>
        <button
          type="button"
          aria-label={say`Back ${skipSeconds} seconds`}
          onClick={() => press({ act: "seekBy", seconds: -skipSeconds })}
        >
          <span aria-hidden="true">−{skipSeconds}</span>
        </button>
        <button
          type="button"
          data-main
          aria-label={isPlaying ? say`Pause` : say`Play`}
          onClick={() => press({ act: isPlaying ? "pause" : "play" })}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <button
          type="button"
          aria-label={say`Forward ${skipSeconds} seconds`}
          onClick={() => press({ act: "seekBy", seconds: skipSeconds })}
        >
          <span aria-hidden="true">+{skipSeconds}</span>
        </button>
        <button
          type="button"
          aria-label={say`Next film`}
          disabled={!hasNext}
          onClick={() => press({ act: "next" })}
        >
          <RemoteIcon name="next" />
        </button>
      </div>
    </section>
  );
}
