import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { trailerQuery } from "./queries.ts";
import spinner from "#ui/spinner/spinner.module.css";
import { TrailerShowing } from "./trailer-showing.tsx";
import styles from "./trailer-view.module.css";

type Props = {
  titleId: string;
  /** `film` for a coming film, which is its own trailer. */
  cut: PlaybackCut;
  onLeave: () => void;
};

/** A trailer with a full player, in a frame of 16 to 9. */
export function TrailerView({ titleId, cut, onLeave }: Props) {
  const { data: playback, error, refetch } = useQuery(trailerQuery(titleId, cut));
  const again = () => void refetch();
  return (
    <div className={styles.screen} data-owns-arrows>
      {playback && (
        <TrailerShowing
          key={playback.manifestUrl}
          playback={playback}
          onLeave={onLeave}
          onRetry={again}
        />
      )}
      {!playback && error && (
        <div className={styles.failure}>
          <RetryMessage error={error} onRetry={again} />
        </div>
      )}
      {!playback && !error && (
        <output className={styles.curtain} aria-label={say`Loading trailer`}>
          <span className={spinner.ring} />
        </output>
      )}
    </div>
  );
}
