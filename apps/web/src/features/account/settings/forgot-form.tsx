import { type FormEvent, useState } from "react";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { useRequestPasswordReset } from "./queries.ts";

/** Requests a reset link by e-mail. Shows the same text for known and unknown addresses. */
export function ForgotForm() {
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
