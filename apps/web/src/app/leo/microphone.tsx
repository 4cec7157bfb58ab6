import type { useHearing } from "#features/assistant/voice/use-hearing.ts";
import { say } from "#platform/words/say.ts";
import styles from "./microphone.module.css";

type Props = { muteSwitch: ReturnType<typeof useHearing> };

/** Push to talk. Hidden if there is no recognizer or the viewer may not use it. */
export function Microphone({ muteSwitch: { canHear, stage, press } }: Props) {
  if (!canHear) return null;
  const label = stage === "off" ? say`Talk to Leo` : say`Done talking`;
  return (
    <button
      type="button"
      className={styles.microphone}
      aria-label={label}
      data-tooltip={label}
      data-stage={stage}
      aria-pressed={stage === "listening"}
      disabled={stage === "understanding"}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 2.5a3.3 3.3 0 0 1 3.3 3.3v5.4a3.3 3.3 0 0 1-6.6 0V5.8A3.3 3.3 0 0 1 12 2.5zM5.2 10.9h2.2a4.6 4.6 0 0 0 9.2 0h2.2a6.8 6.8 0 0 1-5.7 6.7v2h3.2v2.2H7.7v-2.2h3.2v-2a6.8 6.8 0 0 1-5.7-6.7z" />
      </svg>
    </button>
  );
}
