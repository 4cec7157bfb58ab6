import { useId, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./computer.module.css";

type Props = {
  /** What the ship's computer says; empty at first. */
  answer: string;
  isBusy: boolean;
  /** Other films of the answer. */
  choices: readonly { id: string; title: string }[];
  onAsk: (message: string) => void;
  onChoose: (titleId: string) => void;
};

/** Leo as the ship's computer: a wish in, a course out. */
export function Computer({ answer, isBusy, choices, onAsk, onChoose }: Props) {
  const id = useId();
  const [message, setMessage] = useState("");
  return (
    <div className={styles.computer}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (message.trim() === "" || isBusy) return;
          onAsk(message.trim());
          setMessage("");
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {say`Ask Leo, the ship’s computer`}
        </label>
        <input
          id={id}
          data-computer
          className={styles.input}
          value={message}
          maxLength={200}
          placeholder={say`Take me somewhere funny`}
          enterKeyHint="go"
          autoComplete="off"
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button variant="glass" type="submit" aria-busy={isBusy}>
          {say`Go`}
        </Button>
      </form>
      <output className={styles.answer}>{isBusy ? say`Plotting a course…` : answer}</output>
      {choices.length > 0 && (
        <ul className={styles.choices} aria-label={say`Other courses`}>
          {choices.map(({ id: titleId, title }) => (
            <li key={titleId}>
              <button type="button" className={styles.choice} onClick={() => onChoose(titleId)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
