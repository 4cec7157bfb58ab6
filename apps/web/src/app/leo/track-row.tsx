import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { clockOf, describeTrack } from "#features/music/describe-track.ts";
import { Sleeve } from "#features/music/sleeve.tsx";
import { music, playTracks, toggleMusic } from "#features/music/turntable.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./track-row.module.css";

type Props = {
  queue: readonly MusicTrack[];
  index: number;
  isOpened: boolean;
  onOpen: () => void;
};

/** A track: a press opens it in a new tab, the button plays it here. */
export function TrackRow({ queue, index, isOpened, onOpen }: Props) {
  const now = useStore(music);
  const track = queue[index];
  if (!track) return null;
  const { title, artist, duration } = track;
  const isOn = now?.queue[now.index]?.id === track.id;
  const isPlaying = isOn && now.isPlaying;
  return (
    <div className={styles.row} data-on={isOn || isOpened}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.art}>
          <Sleeve track={track} width={56} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {isOpened ? say`Playing in a new tab…` : `${artist} · ${describeTrack(track)}`}
          </span>
        </span>
        <span className={styles.clock}>{clockOf(duration)}</span>
        <Icon name="out" />
      </button>
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? say`Pause ${title}` : say`Play ${title} here`}
        onClick={() => (isOn ? toggleMusic() : playTracks(queue, index))}
      />
    </div>
  );
}
