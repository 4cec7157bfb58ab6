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
        heading={say`Look in your mail`}
        description={say`If ${email} has an account here, a link is on its way to it. It is good for 30 minutes.`}
      >
        <ButtonLink variant="glass" href={routes.familyLogin}>
          {say`Back to family login`}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout
      heading={say`Forgot your password?`}
      description={say`Give the account’s address, and a link comes by mail that sets another one.`}
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
          {say`Send me a link`}
        </Button>
      </form>
    </AuthLayout>
  );
}
