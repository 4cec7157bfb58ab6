import { passwordMinLength } from "@goldmane/contracts/family/limits";
import { type FormEvent, useState } from "react";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { NewPasswordField } from "#ui/password/new-password-field.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { isDeadLink } from "./is-dead-link.ts";
import { useResetPassword } from "./queries.ts";

type Props = { token: string; onReset: () => void };

/** Sets a new password after a mailed link. */
export function ResetForm({ token, onReset }: Props) {
  const [password, setPassword] = useState("");
  const resetting = useResetPassword();
  const isLong = password.length >= passwordMinLength;
  const reset = (event: FormEvent) => {
    event.preventDefault();
    if (isLong && !resetting.isPending)
      resetting.mutate({ token, password }, { onSuccess: onReset });
  };

  if (isDeadLink(resetting.error))
    return (
      <AuthLayout
        heading={say`This link no longer works`}
        description={say`It was used, replaced by a newer one, or older than 30 minutes. Your password hasn’t changed.`}
      >
        <ButtonLink variant="gold" href={routes.reset}>
          {say`Get a new link`}
        </ButtonLink>
      </AuthLayout>
    );
  if (resetting.isSuccess)
    return (
      <AuthLayout
        heading={say`Password changed`}
        description={say`All other devices were signed out. Sign in with your new password.`}
      >
        <ButtonLink variant="gold" href={routes.familyLogin}>
          {say`Sign in`}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout
      heading={say`Reset password`}
      description={say`This signs out all other devices in your household.`}
    >
      <form noValidate onSubmit={reset}>
        <NewPasswordField
          label={say`New password`}
          name="password"
          personalDetails={[]}
          hint={say`At least ${passwordMinLength} characters`}
          value={password}
          onChange={setPassword}
        />
        <Button variant="gold" type="submit" disabled={!isLong} aria-busy={resetting.isPending}>
          {say`Save password`}
        </Button>
      </form>
    </AuthLayout>
  );
}
