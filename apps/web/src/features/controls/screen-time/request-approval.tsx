import type { NewApprovalRequest } from "@goldmane/contracts/controls/approval-requests";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./request-approval.module.css";
import { useApprovalRequest } from "./use-approval-request.ts";

type Props = { request: NewApprovalRequest; onYes: () => void };

/** Sends a request and waits for the answer. */
export function RequestApproval({ request, onYes }: Props) {
  const { status, send, isPending, problem } = useApprovalRequest(request, onYes);
  return (
    <div className={styles.request}>
      {status === "waiting" ? (
        <output className={styles.waiting}>
          <i aria-hidden="true" />
          {say`We’ve asked a parent. Hang on…`}
        </output>
      ) : (
        <Button variant="gold" disabled={isPending} onClick={send}>
          {status === null ? say`Ask a parent` : say`Ask again`}
        </Button>
      )}
      {status === "no" && <output className={styles.answer}>{say`A parent said not now.`}</output>}
      {problem && (
        <p className={styles.answer} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
