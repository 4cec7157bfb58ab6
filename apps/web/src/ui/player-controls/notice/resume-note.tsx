import { formatTime } from "@goldmane/player/core/time/format-time";
import type { Player } from "@goldmane/player/dom/player";
import { say } from "#platform/words/say.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./notice.module.css";

const shownSeconds = 8;

/** Shows the resume position during the first seconds. */
export function ResumeNote({ player, fromSeconds }: { player: Player; fromSeconds: number }) {
  const isShown = usePlayerState(player, ({ timeSeconds, hasFrame }) => {
    const since = timeSeconds - fromSeconds;
    return hasFrame && fromSeconds > 0 && since > -1 && since < shownSeconds;
  });
  if (!isShown) return null;

  return (
    <p className={styles.note}>
      <span>{say`Resumed at ${formatTime(fromSeconds)}`}</span>
      <button type="button" onClick={() => player.seek(0)}>
        {say`Start over`}
      </button>
    </p>
  );
}
