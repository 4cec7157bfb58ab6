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
        description={say`It was followed before, a newer one was mailed, or a day has passed. Your account’s page says whether your address is verified, and mails another link.`}
      >
        <ButtonLink variant="gold" href={routes.account}>
          {say`Your account`}
        </ButtonLink>
      </AuthLayout>
    );
  if (verification.data)
    return (
      <AuthLayout
        heading={say`Thank you`}
        description={say`${verification.data.email} is your account’s address.`}
      >
        <ButtonLink variant="gold" href={routes.home}>
          {say`On to the films`}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout
      heading={say`Is this your address?`}
      description={say`You followed a link that was mailed to you. One press, and we know that the address is yours.`}
    >
      <Button
        variant="gold"
        aria-busy={verification.isPending}
        onClick={() => verification.mutate(token)}
      >
        {say`Yes, it is mine`}
      </Button>
    </AuthLayout>
  );
}
