import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { serverQuery } from "#features/registration/queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { useRequestPasswordReset } from "./queries.ts";
import styles from "./settings.module.css";

/** What the administrator runs on a stopped server. */
const resetCommand = "npm run operate -- reset-password";

/** Requests a reset link by e-mail. Without mail, the administrator resets passwords. */
export function ForgotForm() {
  const { data: server } = useSuspenseQuery(serverQuery);
  return server.hasMail ? <RequestForm /> : <AskAdministrator />;
}

function AskAdministrator() {
  return (
    <AuthLayout
      heading={say`Forgot your password?`}
      description={say`This server can’t send e-mail, so ask its administrator for a new password.`}
    >
      <p>{say`Is it your server? Stop it, then run this:`}</p>
      <code className={styles.command}>{`${resetCommand} ${say`<username>`}`}</code>
      <ButtonLink variant="glass" href={routes.familyLogin}>
        {say`Back to Family Login`}
      </ButtonLink>
    </AuthLayout>
  );
}

/** Shows the same text for known and unknown addresses. */
function RequestForm() {
  const [email, setEmail] = useState("");
  const asking = useRequestPasswordReset();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (email !== "" && !asking.isPending) asking.mutate(email);
  };

  if (asking.isSuccess)
    return (
      <AuthLayout
        heading={say`Check your e-mail`}
        description={say`If ${email} has an account, we sent it a link. It works for 30 minutes.`}
      >
        <ButtonLink variant="glass" href={routes.familyLogin}>
          {say`Back to Family Login`}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout
      heading={say`Forgot your password?`}
      description={say`Enter your e-mail and we’ll send you a link to reset it.`}
    >
      <form noValidate onSubmit={ask}>
        <Field
          label={say`Email`}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Button variant="gold" type="submit" disabled={email === ""} aria-busy={asking.isPending}>
          {say`Send link`}
        </Button>
      </form>
    </AuthLayout>
  );
}
