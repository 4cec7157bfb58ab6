import type { MusicTrack } from "@goldmane/contracts/music/schema";
import type { CSSProperties } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { clockOf, describeTrack } from "./describe-track.ts";
import { Sleeve } from "./sleeve.tsx";
import styles from "./track-tile.module.css";
import { music, playTracks, toggleMusic } from "./turntable.ts";

type Props = { queue: readonly MusicTrack[]; index: number };

/** A piece in its sleeve: a click plays it, and those that follow it. */
export function TrackTile({ queue, index }: Props) {
  const now = useStore(music);
  const track = queue[index];
  if (!track) return null;
  const { title, artist, duration, colors } = track;
  const isOn = now?.queue[now.index]?.id === track.id;
  const isPlaying = isOn && now.isPlaying;
  return (
    <button
      type="button"
      className={styles.tile}
      data-on={isOn}
      style={{ "--edge": colors[0], "--heart": colors[1] } as CSSProperties}
      onClick={() => (isOn ? toggleMusic() : playTracks(queue, index))}
    >
      <span className={styles.art}>
        <Sleeve track={track} width={176} />
        <span className={styles.sign}>
          <Icon name={isPlaying ? "pause" : "play"} />
          <span className={styles.unseen}>{isPlaying ? say`Pause` : say`Play`}</span>
        </span>
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.artist}>{artist}</span>
        <span className={styles.facts}>
          {describeTrack(track)} <span className={styles.clock}>{clockOf(duration)}</span>
        </span>
      </span>
    </button>
  );
}
