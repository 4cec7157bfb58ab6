import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./retry-message.module.css";

type Props = { error: Error; onRetry: () => void };

/** Replaces a part of a page that failed to load. */
export function RetryMessage({ error, onRetry }: Props) {
  const message = error instanceof ApiError ? error.displayMessage : "";
  return (
    <div className={styles.message} role="alert">
      <p>{message || say`The server didn’t answer.`}</p>
      <Button variant="glass" icon="retry" onClick={onRetry}>
        {say`Try again`}
      </Button>
    </div>
  );
}
