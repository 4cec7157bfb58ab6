import { formatTime } from "@goldmane/player/core/time/format-time";
import type { Player } from "@goldmane/player/dom/player";
import { useRef } from "react";
import { usePlayerState, usePlayerTicks } from "#ui/player-controls/use-player-state.ts";
import styles from "./control-bar.module.css";

/** Shows "0:42 / 1:30". Hidden from screen readers: the seek bar announces the position. */
export function PlayTime({ player }: { player: Player }) {
  const text = useRef<HTMLSpanElement>(null);
  const duration = usePlayerState(player, (state) => formatTime(state.durationSeconds));
  usePlayerTicks(player, ({ timeSeconds }) => {
    const now = formatTime(timeSeconds);
    if (text.current && text.current.textContent !== now) text.current.textContent = now;
  });

  return (
    <p className={styles.time} aria-hidden="true">
      <span ref={text} /> <span>/ {duration}</span>
    </p>
  );
}
