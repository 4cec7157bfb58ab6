import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { NeedsHttps } from "#ui/needs-https/needs-https.tsx";
import type { NoMicrophoneReason } from "./microphone.ts";
import styles from "./voice-bar.module.css";

type Props = {
  reason: NoMicrophoneReason;
  onAgain: () => void;
  onListen: () => void;
  onClose: () => void;
};

const messages = (): Readonly<Record<Exclude<NoMicrophoneReason, "insecure">, string>> => ({
  refused: say`Your browser blocks the microphone. Allow it next to the address bar, then try again.`,
  missing: say`No microphone found. Connect one, then try again.`,
  busy: say`Can’t use the microphone. Close other apps that use it, then try again.`,
});

/** Explains why the microphone can't be used, with ways to proceed. */
export function NoMicrophoneNote({ reason, onAgain, onListen, onClose }: Props) {
  return (
    <div className={styles.note} role="alert">
      {reason === "insecure" ? <NeedsHttps feature="microphone" /> : <p>{messages()[reason]}</p>}
      <div>
        {reason !== "insecure" && (
          <Button variant="glass" icon="retry" onClick={onAgain}>
            {say`Try again`}
          </Button>
        )}
        <Button variant="glass" icon="loud" onClick={onListen}>
          {say`Just listen`}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {say`Not now`}
        </Button>
      </div>
    </div>
  );
}
