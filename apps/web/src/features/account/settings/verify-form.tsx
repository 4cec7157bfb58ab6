import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { isDeadLink } from "./is-dead-link.ts";
import { useVerifyAddress } from "./queries.ts";

/** Requires a click: mail scanners open links, which must not consume them. */
export function VerifyForm({ token }: { token: string }) {
  const verification = useVerifyAddress();
  if (isDeadLink(verification.error))
    return (
      <AuthLayout
        heading={say`This link no longer works`}
        description={say`It was used, replaced by a newer one, or older than a day. You can get a new link on your account page.`}
      >
        <ButtonLink variant="gold" href={routes.account}>
          {say`Your account`}
        </ButtonLink>
      </AuthLayout>
    );
  if (verification.data)
    return (
      <AuthLayout
        heading={say`E-mail confirmed`}
        description={say`Your account uses ${verification.data.email}.`}
      >
        <ButtonLink variant="gold" href={routes.home}>
          {say`Start watching`}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout
      heading={say`Confirm your e-mail`}
      description={say`You opened a link we sent you. Confirm that this address is yours.`}
    >
      <Button
        variant="gold"
        aria-busy={verification.isPending}
        onClick={() => verification.mutate(token)}
      >
        {say`Confirm e-mail`}
      </Button>
    </AuthLayout>
  );
}
