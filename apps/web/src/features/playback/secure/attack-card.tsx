import { useMutation } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./attacks.module.css";
import type { Outcome } from "./try-link.ts";

type Props = { name: string; description: string; verb: string; attempt: () => Promise<Outcome> };

/** One attempt to fetch the film, and the server's answer. */
export function AttackCard({ name, description, verb, attempt }: Props) {
  const { data: outcome, error, isPending, mutate } = useMutation({ mutationFn: attempt });
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      <p>{description}</p>
      <Button
        variant="glass"
        aria-busy={isPending}
        aria-label={`${verb}: ${name}`}
        onClick={() => mutate()}
      >
        {verb}
      </Button>
      <div className={styles.outcome} aria-live="polite">
        {error && <p>{describeError(error)}</p>}
        {outcome && (
          <>
            <p className={styles.status} data-refused={outcome.status >= 400}>
              {outcome.status}
              <span>
                {outcome.status >= 400
                  ? say`refused in ${Math.round(outcome.tookMs)} ms`
                  : say`allowed in ${Math.round(outcome.tookMs)} ms`}
              </span>
            </p>
            <code className={styles.address}>GET {outcome.address}</code>
            <pre>{tidy(outcome)}</pre>
          </>
        )}
      </div>
    </li>
  );
}

function tidy({ type, body }: Outcome): string {
  if (!type.includes("json")) return body;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
