import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import type { NoMicrophoneReason } from "./microphone.ts";
import styles from "./voice-bar.module.css";

type Props = {
  reason: NoMicrophoneReason;
  onAgain: () => void;
  onListen: () => void;
  onClose: () => void;
};

const messages = (): Readonly<Record<NoMicrophoneReason, string>> => ({
  refused: say`The microphone is not allowed on this page. Allow it beside the address, then try again.`,
  missing: say`No microphone was found. Plug one in, then try again.`,
  busy: say`The microphone does not answer. Perhaps another program has it.`,
  insecure: say`Browsers give the microphone to secure addresses (https) only.`,
});

/** Explains why the microphone can't be used, with ways to proceed. */
export function NoMicrophoneNote({ reason, onAgain, onListen, onClose }: Props) {
  return (
    <div className={styles.note} role="alert">
      <p>{messages()[reason]}</p>
      <div>
        {reason !== "insecure" && (
          <Button variant="glass" icon="retry" onClick={onAgain}>
            {say`Try again`}
          </Button>
        )}
        <Button variant="glass" icon="loud" onClick={onListen}>
          {say`Only listen`}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {say`Not now`}
        </Button>
      </div>
    </div>
  );
}
