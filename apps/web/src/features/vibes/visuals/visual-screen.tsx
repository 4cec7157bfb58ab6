import type { Mood, Visual } from "@goldmane/contracts/vibes/limits";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { cssColor, moodColors } from "#features/vibes/mood-colors.ts";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { PlayerIcon } from "#ui/player-controls/player-icon.tsx";
import { useFullView } from "./use-full-view.ts";
import { VisualCanvas } from "./visual-canvas.tsx";
import styles from "./visual-screen.module.css";

type Props = { visual: Visual; mood: Mood; children?: ReactNode };

/** A visual that reacts to the sound, optionally in full screen. */
export function VisualScreen({ visual, mood, children }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullView(screen);
  const [ground, body, spark] = moodColors[mood];
  const light = {
    "--ground": cssColor(ground),
    "--body": cssColor(body),
    "--spark": cssColor(spark),
  } as CSSProperties;

  return (
    <div
      ref={screen}
      className={styles.screen}
      data-full={isFull}
      data-visual={visual}
      style={light}
      onDoubleClick={toggle}
    >
      <VisualCanvas visual={visual} mood={mood} />
      <div className={styles.over}>{children}</div>
      <div className={styles.acts}>
        <IconButton
          icon={<PlayerIcon name={isFull ? "narrow" : "widen"} />}
          label={isFull ? say`Exit full screen` : say`Full screen`}
          onClick={toggle}
        />
      </div>
    </div>
  );
}
