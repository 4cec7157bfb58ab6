import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { TrackTile } from "#features/music/track-tile.tsx";
import { say } from "#platform/words/say.ts";
import type { Selection } from "./selection.ts";
import { TrackChoice } from "./track-choice.tsx";
import { trackKey } from "./track-key.ts";
import styles from "./media-tracks.module.css";

type Props = {
  tracks: readonly MusicTrack[];
  /** Shown below films, where it needs a heading. */
  hasHeading: boolean;
  selection: Selection;
  onChoose: (id: string, isRange: boolean) => void;
};

/** Music as covers, which play it or, while selecting, select it. */
export function MediaTracks({ tracks, hasHeading, selection, onChoose }: Props) {
  const positions = new Map(selection.chosen.map((key, index) => [key, index + 1]));
  return (
    <section className={styles.music} aria-label={say`Music`}>
      {hasHeading && <h2 className={styles.heading}>{say`Music`}</h2>}
      <ul className={styles.wall}>
        {tracks.map((track, position) => {
          const key = trackKey(track);
          return (
            <li key={key}>
              {selection.isOpen ? (
                <TrackChoice
                  track={track}
                  position={positions.get(key) ?? null}
                  onChoose={(isRange) => onChoose(key, isRange)}
                />
              ) : (
                <TrackTile queue={tracks} index={position} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
