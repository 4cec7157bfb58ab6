import { demoSignIn } from "@goldmane/contracts/account/limits";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sessionQuery } from "#features/account/queries.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import styles from "./sign-out-form.module.css";
import type { GrownUpProof } from "./use-leave.ts";

type Props = { leaveWith: (proof: GrownUpProof) => Promise<void>; onClose: () => void };

/** Signs a child's browser out with a grown-up's password. */
export function SignOutForm({ leaveWith, onClose }: Props) {
  const { data: session } = useQuery(sessionQuery);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  const check = async () => {
    setChecking(true);
    try {
      await leaveWith({ password });
    } catch (error) {
      const words = error instanceof ApiError ? error.words : undefined;
      setProblem(
        words ?? say`The server could not be asked. Check the connection, then try again.`,
      );
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
      <p className={styles.words}>{say`Signing out takes a grown-up’s password.`}</p>
      <PasswordField
        label={say`A grown-up’s password`}
        name="password"
        autoComplete="off"
        hint={session?.isDemo ? say`In the demo it is ${demoSignIn.password}` : undefined}
        problem={problem}
        value={password}
        onChange={setPassword}
      />
      <div className={styles.actions}>
        <Button look="glass" onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button look="gold" type="submit" disabled={password === ""} aria-busy={isChecking}>
          {say`Sign out`}
        </Button>
      </div>
    </form>
  );
}
