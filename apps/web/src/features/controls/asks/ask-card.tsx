import type { Ask } from "@goldmane/contracts/controls/asks";
import { useAnswerAsk } from "#features/controls/queries.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";
import styles from "./ask-card.module.css";
import { answersFor, describeAnswer, describeAsk } from "./names.ts";

type Props = { ask: Ask };

/** One question of a child's, with its answers. */
export function AskCard({ ask }: Props) {
  const { mutate, isPending } = useAnswerAsk();
  return (
    <article className={styles.card} data-status={ask.status}>
      <Avatar url={ask.profile.avatarUrl} size={48} />
      <p className={styles.words}>{describeAsk(ask)}</p>
      {ask.status === "waiting" ? (
        <div className={styles.answers}>
          {answersFor(ask).map(({ label, answer }) => (
            <button
              key={label}
              type="button"
              disabled={isPending}
              data-answer={answer.answer}
              onClick={() => mutate({ id: ask.id, answer }, { onError: sayRefusal })}
            >
              {label}
            </button>
          ))}
        </div>
      ) : (
        <p className={styles.done}>{describeAnswer(ask)}</p>
      )}
    </article>
  );
}
