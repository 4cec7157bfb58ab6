import type { ApprovalRequest } from "@goldmane/contracts/controls/approval-requests";
import { useAnswerRequest } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./request-card.module.css";
import { answersFor, describeAnswer, describeRequest } from "./names.ts";

type Props = { request: ApprovalRequest; onHide?: () => void };

/** One request with its answers. */
export function RequestCard({ request, onHide }: Props) {
  const { mutate, isPending } = useAnswerRequest();
  return (
    <article className={styles.card} data-status={request.status}>
      <Avatar url={request.profile.avatarUrl} size={48} />
      <p className={styles.text}>{describeRequest(request)}</p>
      {onHide && <IconButton icon="close" label={say`Hide`} onClick={onHide} />}
      {request.status === "waiting" ? (
        <div className={styles.answers}>
          {answersFor(request).map(({ label, answer }) => (
            <button
              key={label}
              type="button"
              disabled={isPending}
              data-answer={answer.answer}
              onClick={() => mutate({ id: request.id, answer }, { onError: showErrorToast })}
            >
              {label}
            </button>
          ))}
        </div>
      ) : (
        <p className={styles.done}>{describeAnswer(request)}</p>
      )}
    </article>
  );
}
