import type { FailureKind } from "@goldmane/player/core/state/player-failure";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./end-screen.module.css";

/** What happened in a viewer's words, and what to do about it. */
const words = (): Record<FailureKind, { heading: string; advice: string }> => ({
  network: {
    heading: say`The connection is gone`,
    advice: say`Check your network. The film goes on where it stopped.`,
  },
  server: {
    heading: say`The film didn’t come through`,
    advice: say`The server couldn’t send it just now. Try again in a moment.`,
  },
  expired: {
    heading: say`This showing has run out`,
    advice: say`Your ticket was only good for a while. Try again to get a new one.`,
  },
  media: {
    heading: say`This browser can’t play the film`,
    advice: say`Try again, or open it in a current version of Chrome, Edge, Firefox or Safari.`,
  },
});

type Props = { kind: FailureKind; details: string; onRetry: () => void; onLeave: () => void };

export function FailurePanel({ kind, details, onRetry, onLeave }: Props) {
  const { heading, advice } = words()[kind];
  return (
    <section className={styles.screen} role="alert" data-alarm>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{advice}</p>
        <div className={styles.choices}>
          <Button look="gold" icon="retry" onClick={onRetry}>
            {say`Try again`}
          </Button>
          <Button look="glass" icon="left" onClick={onLeave}>
            {say`All titles`}
          </Button>
        </div>
        <details>
          <summary>{say`What went wrong`}</summary>
          <code>{details}</code>
        </details>
      </div>
    </section>
  );
}
