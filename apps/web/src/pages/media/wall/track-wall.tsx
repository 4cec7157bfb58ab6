import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { TrackTile } from "#features/music/track-tile.tsx";
import { say } from "#platform/words/say.ts";
import type { Selection } from "./selection.ts";
import { TrackChoice } from "./track-choice.tsx";
import { trackMark } from "./track-mark.ts";
import styles from "./track-wall.module.css";

type Props = {
  tracks: readonly MusicTrack[];
  /** Shown below films, where it needs a heading. */
  hasHeading: boolean;
  selection: Selection;
  onChoose: (id: string, isRange: boolean) => void;
};

/** Music as covers, which play it or, while selecting, select it. */
export function TrackWall({ tracks, hasHeading, selection, onChoose }: Props) {
  const positions = new Map(selection.chosen.map((mark, index) => [mark, index + 1]));
  return (
    <section className={styles.music} aria-label={say`Music`}>
      {hasHeading && <h2 className={styles.heading}>{say`Music`}</h2>}
      <ul className={styles.wall}>
        {tracks.map((track, position) => {
          const mark = trackMark(track);
          return (
            <li key={mark}>
              {selection.isOpen ? (
                <TrackChoice
                  track={track}
                  position={positions.get(mark) ?? null}
                  onChoose={(isRange) => onChoose(mark, isRange)}
                />
              ) : (
                <TrackTile queue={tracks} place={position} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
