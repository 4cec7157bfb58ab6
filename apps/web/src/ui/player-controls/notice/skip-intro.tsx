import { skipIntroTo } from "@goldmane/player/core/rules/skip-intro";
import type { Player } from "@goldmane/player/dom/player";
import { say } from "#platform/words/say.ts";
import type { Film } from "#ui/player-controls/film.ts";
import { PlayerIcon } from "#ui/player-controls/player-icon.tsx";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./notice.module.css";

export function SkipIntro({ player, intro }: { player: Player; intro: Film["intro"] }) {
  const target = usePlayerState(player, ({ timeSeconds, hasFrame }) =>
    hasFrame ? skipIntroTo(timeSeconds, intro) : null,
  );
  if (target === null) return null;

  return (
    <button
      type="button"
      className={styles.pill}

      onClick={() => player.seek(target)}
    >
      {say`Skip intro`} <PlayerIcon name="next" />
    </button>
  );
}
