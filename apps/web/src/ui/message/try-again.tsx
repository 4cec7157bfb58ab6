import { ApiError } from "#platform/api.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./try-again.module.css";

type Props = { error: Error; onRetry: () => void };

/** In place of one part of a page that could not be fetched. */
export function TryAgain({ error, onRetry }: Props) {
  const words = error instanceof ApiError ? error.words : "";
  return (
    <div className={styles.place} role="alert">
      <p>{words || "The server did not answer."}</p>
      <Button look="glass" icon="retry" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
