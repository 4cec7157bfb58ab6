import { useSyncExternalStore } from "react";
import type { FeedbackStore } from "#ui/player-controls/feedback.ts";
import { PlayerIcon } from "#ui/player-controls/player-icon.tsx";
import styles from "./bezel.module.css";

/** Briefly shows the result of a key or tap, and announces it. */
export function Bezel({ feedback }: { feedback: FeedbackStore }) {
  const told = useSyncExternalStore(feedback.subscribe, feedback.get);

  return (
    <>
      {told && (
        <div key={told.at} className={styles.bezel} data-side={told.side} aria-hidden="true">
          <span>
            <PlayerIcon name={told.icon} />
          </span>
          <b>{told.text}</b>
        </div>
      )}
      <output className={styles.spoken}>{told?.text}</output>
    </>
  );
}
