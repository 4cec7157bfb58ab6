import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import { say } from "#platform/words/say.ts";
import { ControlButton } from "#ui/player-controls/control-button.tsx";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./notice.module.css";

type Props = { player: Player; act: (action: KeyAction) => void };

/** Large touch buttons in the middle. */
export function TouchButtons({ player, act }: Props) {
  const phase = usePlayerState(player, (state) => state.phase);
  const hasFrame = usePlayerState(player, (state) => state.hasFrame);
  if (!hasFrame || (phase !== "playing" && phase !== "paused")) return null;

  return (
    <div className={styles.touch}>
      <ControlButton
        icon="back"
        label={say`Back 10 seconds`}
        data-size="large"
        onClick={() => act({ do: "seek-by", seconds: -10 })}
      />
      <ControlButton
        icon={phase === "playing" ? "pause" : "play"}
        label={phase === "playing" ? say`Pause` : say`Play`}
        data-size="large"
        onClick={() => act({ do: "toggle-play" })}
      />
      <ControlButton
        icon="forward"
        label={say`Forward 10 seconds`}
        data-size="large"
        onClick={() => act({ do: "seek-by", seconds: 10 })}
      />
    </div>
  );
}
