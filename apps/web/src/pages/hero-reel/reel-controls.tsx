import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./reel-controls.module.css";

type Props = {
  /** 1-based. */
  position: number;
  count: number;
  isPlaying: boolean;
  hasSound: boolean;
  onTurn: (steps: number) => unknown;
  /** Null where autoplay is not allowed. */
  onPlaying: ((isPlaying: boolean) => void) | null;
  onSound: (hasSound: boolean) => void;
};

/** Position, previous and next, pause, and the trailers' sound. */
export function ReelControls(props: Props) {
  const { position, count, isPlaying, hasSound, onTurn, onPlaying, onSound } = props;
  return (
    <div className={styles.controls}>
      <div className={styles.turn} data-turn="back">
        <IconButton
          icon="left"
          label={say`Previous film`}
          disabled={position === 1}
          onClick={() => onTurn(-1)}
        />
      </div>
      <p className={styles.position}>
        <span className={styles.now}>{position}</span> {say`of ${count}`}
      </p>
      <div className={styles.turn} data-turn="on">
        <IconButton
          icon="right"
          label={say`Next film`}
          disabled={position === count}
          onClick={() => onTurn(1)}
        />
      </div>
      {onPlaying && (
        <IconButton
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? say`Pause trailers` : say`Play trailers`}
          onClick={() => onPlaying(!isPlaying)}
        />
      )}
      {isPlaying && (
        <IconButton
          icon={hasSound ? "loud" : "muted"}
          label={hasSound ? say`Mute trailers` : say`Unmute trailers`}
          onClick={() => onSound(!hasSound)}
        />
      )}
    </div>
  );
}
