import type { MusicTrack } from "@goldmane/contracts/music/schema";
import styles from "./track-grid.module.css";
import { TrackTile } from "./track-tile.tsx";

/** Pieces in a grid; each continues with those after it. */
export function TrackGrid({ tracks, label }: { tracks: readonly MusicTrack[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {tracks.map((track, index) => (
        <li key={track.id}>
          <TrackTile queue={tracks} index={index} />
        </li>
      ))}
    </ul>
  );
}
