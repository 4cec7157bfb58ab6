import { volumeLevel } from "@goldmane/player/core/rules/volume";
import type { Player } from "@goldmane/player/dom/player";
import type { CSSProperties } from "react";
import { say } from "#platform/words/say.ts";
import { ControlButton } from "#ui/player-controls/control-button.tsx";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./volume.module.css";

const icons = { off: "muted", low: "quiet", high: "loud" } as const;

export function Volume({ player }: { player: Player }) {
  const volume = usePlayerState(player, (state) => state.volume);
  const isMuted = usePlayerState(player, (state) => state.isMuted);
  const shown = isMuted ? 0 : volume;

  return (
    <div className={styles.volume}>
      <ControlButton
        icon={icons[volumeLevel({ volume, muted: isMuted })]}
        label={shown === 0 ? say`Unmute` : say`Mute`}
        shortcut="m"
        onClick={() => player.setMuted(shown > 0)}
      />
      <input
        type="range"
        className={styles.slider}
        style={{ "--share": shown } as CSSProperties}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-label={say`Volume`}
        aria-valuetext={`${Math.round(shown * 100)}%`}
        onChange={(event) => player.setVolume(event.target.valueAsNumber)}
      />
    </div>
  );
}
