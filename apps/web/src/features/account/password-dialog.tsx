import { demoSignIn } from "@goldmane/contracts/account/limits";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "#platform/api.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import styles from "./password-dialog.module.css";
import { useConfirmPassword } from "./sign-in/queries.ts";

type Props = {
  /** Requires the account's password; a profile's own isn't accepted. */
  forAccount: boolean;
  settle: (isGiven: boolean) => void;
};

/** Asks for the password before a sensitive call. */
export function PasswordDialog({ forAccount, settle }: Props) {
  const [password, setPassword] = useState("");
  const { data: session } = useQuery(sessionQuery);
  const confirmation = useConfirmPassword();
  const [code, setCode] = useState("");
  const { error } = confirmation;
  const needsCode = code !== "" || (error instanceof ApiError && error.code === "CODE_REQUIRED");
  const message = error instanceof ApiError ? error.displayMessage : undefined;
  const problem = error ? (message ?? say`Can’t reach the server. Try again.`) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !confirmation.isPending)
      confirmation.mutate(
        { password, ...(code !== "" && { code }) },
        { onSuccess: () => settle(true) },
      );
  };

  return (
    <Dialog label={say`Confirm your password`} size="small" onClose={() => settle(false)}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2 className={styles.heading}>{say`Confirm your password`}</h2>
        <p className={styles.text}>
          {forAccount
            ? say`Account owner only. Enter the account password, then a code from the authenticator app.`
            : say`Grown-ups only. Enter the account or profile password; we won’t ask again for 10 minutes.`}
        </p>
        <PasswordField
          label={say`Password`}
          name="password"
          autoComplete="current-password"
          hint={session?.isDemo ? say`Demo password: ${demoSignIn.password}` : undefined}
          problem={needsCode ? undefined : problem}
          value={password}
          onChange={setPassword}
        />
        {needsCode && <CodeField problem={problem} value={code} onChange={setCode} />}
        <div className={styles.actions}>
          <Button variant="glass" onClick={() => settle(false)}>
            {say`Cancel`}
          </Button>
          <Button
            variant="gold"
            type="submit"
            disabled={password === ""}
            aria-busy={confirmation.isPending}
          >
            {say`Confirm`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
