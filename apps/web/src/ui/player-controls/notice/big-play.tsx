import type { Player } from "@goldmane/player/dom/player";
import { say } from "#platform/words/say.ts";
import { PlayerIcon } from "#ui/player-controls/player-icon.tsx";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./notice.module.css";

/** Shown when the browser blocks autoplay with sound. */
export function BigPlay({ player, title }: { player: Player; title: string }) {
  const isBlocked = usePlayerState(player, ({ phase }) => phase === "blocked");
  if (!isBlocked) return null;

  return (
    <button
      type="button"
      className={styles.bigPlay}
      aria-label={say`Play ${title}`}
      onClick={() => player.play()}
    >
      <PlayerIcon name="play" />
    </button>
  );
}
