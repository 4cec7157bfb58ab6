import { useSyncExternalStore } from "react";
import type { FeedbackStore } from "#ui/player-controls/feedback.ts";
import { PlayerIcon } from "#ui/player-controls/player-icon.tsx";
import styles from "./bezel.module.css";

/** Briefly shows the result of a key or tap, and announces it. */
export function Bezel({ feedback }: { feedback: FeedbackStore }) {
  const shown = useSyncExternalStore(feedback.subscribe, feedback.get);

  return (
    <>
      {shown && (
        <div key={shown.at} className={styles.bezel} data-side={shown.side} aria-hidden="true">
          <span>
            <PlayerIcon name={shown.icon} />
          </span>
          <b>{shown.text}</b>
        </div>
      )}
      <output className={styles.spoken}>{shown?.text}</output>
    </>
  );
}
