import { type FormEvent, useState } from "react";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import styles from "./grown-up-password.module.css";

type Props = {
  reason: string;
  action: string;
  passwordHint?: string | undefined;
  prove: (proof: { password: string }) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks a parent or adult for the account's or their profile's password. */
export function GrownUpPassword({ reason, action, passwordHint, prove, onCancel }: Props) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  const check = async () => {
    setChecking(true);
    try {
      await prove({ password });
    } catch (error) {
      const message = error instanceof ApiError ? error.displayMessage : undefined;
      setProblem(message ?? say`Can’t reach the server. Check your connection and try again.`);
    } finally {
      setChecking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !isChecking) void check();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.heading}>{say`Ask a grown-up`}</h2>
      <p className={styles.text}>{reason}</p>
      <PasswordField
        label={say`A grown-up’s password`}
        name="password"
        autoComplete="off"
        hint={passwordHint}
        problem={problem}
        value={password}
        onChange={setPassword}
      />
      <div className={styles.actions}>
        <Button variant="glass" onClick={onCancel}>
          {say`Cancel`}
        </Button>
        <Button variant="gold" type="submit" disabled={password === ""} aria-busy={isChecking}>
          {action}
        </Button>
      </div>
    </form>
  );
}
