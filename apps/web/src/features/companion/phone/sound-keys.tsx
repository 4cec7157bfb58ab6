import type { Shown } from "@goldmane/contracts/companion/schema";
import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Range } from "./range.tsx";
import styles from "./sound-keys.module.css";
import type { Press } from "./use-presses.ts";

type Props = { film: NonNullable<Shown["film"]>; press: Press };

/** Minimum time between two commands of a dragged slider, in ms. */
const sendEveryMs = 150;

/** The screen's volume. */
export function SoundKeys({ film: { volume, isMuted }, press }: Props) {
  const saidAt = useRef(0);
  const setVolume = (level: number) => press({ act: "volume", level });
  return (
    <div className={styles.sound}>
      <IconButton
        icon={isMuted ? "muted" : "loud"}
        label={isMuted ? say`Unmute` : say`Mute`}
        onClick={() => press({ act: "mute", isMuted: !isMuted })}
      />
      <Range
        label={say`Volume`}
        nameOf={(level) => say`${Math.round(level * 100)} percent`}
        value={isMuted ? 0 : volume}
        max={1}
        step={0.05}
        tone="cream"
        onDrag={(level) => {
          if (performance.now() - saidAt.current < sendEveryMs) return;
          saidAt.current = performance.now();
          setVolume(level);
        }}
        onDrop={setVolume}
      />
    </div>
  );
}
