import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { type Answer, nameOf } from "./answer.ts";
import styles from "./new-poll-dialog.module.css";

type Props = { answers: readonly Answer[]; onTakeOff: (answer: Answer) => void };

/** The answers added so far. */
export function AnswerList({ answers, onTakeOff }: Props) {
  return (
    <ol className={styles.answers} aria-label={say`Choices`}>
      {answers.map((answer) => {
        const name = nameOf(answer);
        return (
          <li key={`${answer.kind} ${name}`}>
            <span>{name}</span>
            <IconButton
              icon="close"
              label={say`Remove ${name}`}
              onClick={() => onTakeOff(answer)}
            />
          </li>
        );
      })}
    </ol>
  );
}
