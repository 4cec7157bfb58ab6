import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { musicQuery } from "#features/music/queries.ts";
import { say } from "#platform/words/say.ts";
import styles from "./leo-tabs.module.css";
import { TrackRow } from "./track-row.tsx";
import { useOpenedTrack } from "./use-opened-track.ts";

/** The free music library: plays here or in a new tab. */
export function LibraryTab() {
  const { data } = useSuspenseQuery(musicQuery);
  const { openedId, open } = useOpenedTrack();
  const list = (label: string, tracks: readonly MusicTrack[]) => (
    <section className={styles.tab} aria-label={label}>
      <h3 className={styles.heading}>{label}</h3>
      <ul className={styles.tracks}>
        {tracks.map((track, index) => (
          <li key={track.id}>
            <TrackRow
              queue={tracks}
              index={index}
              isOpened={track.id === openedId}
              onOpen={() => open(track)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className={styles.tab}>
      {list(say`Free music`, data.tracks)}
      {list(say`Instrumentals`, data.instrumentals)}
    </div>
  );
}
