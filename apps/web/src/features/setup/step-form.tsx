import { type FormEvent, type ReactNode, useId } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { useFocusFirstInvalid } from "#ui/field/use-focus-first-invalid.ts";
import styles from "./step-form.module.css";

type Props = {
  heading: string;
  /** One sentence. */
  description: ReactNode;
  /** The submit button's label; by default it says that the step continues, or is skipped. */
  action?: string;
  isBusy?: boolean;
  problem?: string | undefined;
  /** Counts failed attempts, each of which focuses the first invalid field. */
  attempts?: number;
  onBack?: (() => void) | undefined;
  /** Nothing was done here. */
  isSkipped?: boolean;
  /** Other ways on, below the actions. */
  footer?: ReactNode;
  onSubmit: () => void;
  children?: ReactNode;
};

/** A step of the wizard: its heading, its fields and the buttons that lead on and back. */
export function StepForm(props: Props) {
  const { heading, description, isBusy = false, problem, attempts = 0, children } = props;
  const action = props.action ?? (props.isSkipped ? say`Skip for now` : say`Continue`);
  const id = useId();
  const form = useFocusFirstInvalid<HTMLFormElement>(attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Forms of dialogs are inside this one for React only.
    if (event.target !== event.currentTarget) return;
    if (!isBusy) props.onSubmit();
  };
  return (
    <form ref={form} className={styles.form} noValidate aria-labelledby={id} onSubmit={submit}>
      <header className={styles.head}>
        <h1 id={id} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{description}</p>
      </header>
      {children}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {props.onBack && (
          <Button variant="plain" icon="left" onClick={props.onBack}>
            {say`Back`}
          </Button>
        )}
        <span className={styles.space} />
        <Button variant={props.isSkipped ? "glass" : "gold"} type="submit" aria-busy={isBusy}>
          {action}
        </Button>
      </div>
      {props.footer}
    </form>
  );
}
