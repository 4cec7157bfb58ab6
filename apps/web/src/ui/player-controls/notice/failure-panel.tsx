import type { FailureKind } from "@goldmane/player/core/state/player-failure";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { explainFailure } from "./explain-failure.ts";
import styles from "./end-screen.module.css";

type Props = { kind: FailureKind; details: string; onRetry: () => void; onLeave: () => void };

export function FailurePanel({ kind, details, onRetry, onLeave }: Props) {
  const { heading, advice } = explainFailure(kind);
  return (
    <section className={styles.screen} role="alert" data-alarm>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>{advice}</p>
        <div className={styles.choices}>
          <Button variant="gold" icon="retry" onClick={onRetry}>
            {say`Try again`}
          </Button>
          <Button variant="glass" icon="left" onClick={onLeave}>
            {say`All films`}
          </Button>
        </div>
        <details>
          <summary>{say`Details`}</summary>
          <code>{details}</code>
        </details>
      </div>
    </section>
  );
}
