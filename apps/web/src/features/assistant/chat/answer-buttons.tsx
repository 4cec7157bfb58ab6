import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./answer.module.css";
import { buttonsOf, canUndo, type ChatActs } from "./chat-acts.ts";
import type { Message } from "./state.ts";

type Props = { message: Message; isLast: boolean; acts: ChatActs };

/** Buttons of an answer: what can be done about it, and the choices of a question back. */
export function AnswerButtons({ message, isLast, acts }: Props) {
  const { state, reply, isUndone, pressed } = message;
  const { confirm, choices = [] } = (isLast && reply) || {};
  return (
    <>
      <div className={styles.acts}>
        {buttonsOf(message).map((button) => {
          const outcome = pressed?.[button.label];
          return (
            <Button
              key={button.label}
              variant={outcome === "done" ? "glass" : "gold"}
              {...(outcome === "done" && { icon: "check" })}
              aria-busy={outcome === "pending"}
              disabled={outcome === "pending" || outcome === "done"}
              onClick={() => acts.press(message, button)}
            >
              {button.label}
            </Button>
          );
        })}
        {canUndo(message) && (
          <Button variant="plain" icon="retry" onClick={() => acts.undo(message)}>
            {say`Undo`}
          </Button>
        )}
        {isUndone && <span className={styles.undone}>{say`Undone.`}</span>}
        {state === "failed" && isLast && (
          <Button variant="glass" icon="retry" onClick={() => acts.retry(message.id)}>
            {say`Try again`}
          </Button>
        )}
      </div>
      {choices.length > 0 && (
        <ul className={styles.acts} aria-label={say`Did you mean`}>
          {choices.map((choice) => (
            <li key={choice.message}>
              <Button variant="gold" onClick={() => acts.say(choice.message)}>
                {choice.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {confirm && (
        <div className={styles.acts}>
          <span className={styles.question}>{confirm.question}</span>
          <Button variant="gold" onClick={() => acts.say(confirm.yes)}>
            {say`Yes`}
          </Button>
          <Button variant="glass" onClick={() => acts.say(confirm.no)}>
            {say`No`}
          </Button>
        </div>
      )}
    </>
  );
}
