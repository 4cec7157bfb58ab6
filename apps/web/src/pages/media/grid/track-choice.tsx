import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { clockOf, describeTrack } from "#features/music/describe-track.ts";
import { Sleeve } from "#features/music/sleeve.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./media-choice.module.css";

type Props = {
  track: MusicTrack;
  /** 1-based position in the selection; null if not selected. */
  position: number | null;
  onChoose: (isRange: boolean) => void;
};

/** A selectable piece of music. */
export function TrackChoice({ track, position, onChoose }: Props) {
  const isChosen = position !== null;
  const facts = `${track.artist} · ${describeTrack(track)} · ${clockOf(track.duration)}`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${track.title}, ${facts}`}
      className={styles.choice}
      onClick={(event) => onChoose(event.shiftKey)}
    >
      <span className={styles.art}>
        <Sleeve track={track} width={176} />
        <span className={styles.tick} data-chosen={isChosen}>
          {isChosen ? position : <Icon name="plus" />}
        </span>
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{track.title}</span>
        <span className={styles.facts}>{facts}</span>
      </span>
    </button>
  );
}
