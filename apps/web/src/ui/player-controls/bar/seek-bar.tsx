import type { Span } from "@goldmane/player/core/time/span";
import type { Player } from "@goldmane/player/dom/player";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./seek-bar.module.css";
import { useSeekBar } from "./use-seek-bar.ts";

type Props = {
  player: Player;
  intro: Span | null;
  creditsAtSeconds: number | null;
  children: ReactNode;
};

/** Seek bar with played and buffered ranges, and a preview at the pointer. */
export function SeekBar({ player, intro, creditsAtSeconds, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const duration = usePlayerState(player, (state) => state.durationSeconds);
  useSeekBar(player, bar);

  const chapters = [intro?.startSeconds, intro?.endSeconds, creditsAtSeconds];
  return (
    <div ref={bar} className={styles.bar}>
      <input
        type="range"
        aria-label={say`Film position`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        defaultValue={0}
      />
      <div className={styles.track}>
        <div className={styles.buffered} />
        <div className={styles.pointed} />
        <div className={styles.played} />
        {chapters.map((seconds) =>
          seconds && duration > 0 ? (
            <i key={seconds} style={{ "--at": seconds / duration } as CSSProperties} />
          ) : null,
        )}
      </div>
      {children}
      <div className={styles.head} />
      <div className={styles.preview} aria-hidden="true">
        <canvas width={160} height={90} hidden />
        <span data-preview-time />
      </div>
    </div>
  );
}
