import type { NewAsk } from "@goldmane/contracts/controls/asks";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./ask-parent.module.css";
import { useAsk } from "./use-ask.ts";

type Props = { ask: NewAsk; onYes: () => void };

/** A child asks from here, and waits for the answer without doing anything. */
export function AskParent({ ask, onYes }: Props) {
  const { status, send, isPending, problem } = useAsk(ask, onYes);
  return (
    <div className={styles.ask}>
      {status === "waiting" ? (
        <output className={styles.waiting}>
          <i aria-hidden="true" />
          {say`Your question is on its way to a parent…`}
        </output>
      ) : (
        <Button look="gold" disabled={isPending} onClick={send}>
          {status === null ? say`Ask a parent` : say`Ask again`}
        </Button>
      )}
      {status === "no" && (
        <output className={styles.answer}>{say`The answer was: not now.`}</output>
      )}
      {problem && (
        <p className={styles.answer} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
