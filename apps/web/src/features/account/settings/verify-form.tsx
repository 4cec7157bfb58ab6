import { routes } from "#platform/routes.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Door } from "./door.tsx";
import { isDeadLink } from "./is-dead-link.ts";
import { useVerifyAddress } from "./queries.ts";

/** A press, and not the opening alone: mail programs open links to look what is behind them. */
export function VerifyForm({ token }: { token: string }) {
  const verification = useVerifyAddress();
  if (isDeadLink(verification.error))
    return (
      <Door
        heading="This link no longer works"
        words="It was followed before, a newer one was mailed, or a day has passed. Your account’s page says whether your address is verified, and mails another link."
      >
        <ButtonLink look="gold" href={routes.account}>
          Your account
        </ButtonLink>
      </Door>
    );
  if (verification.data)
    return (
      <Door heading="Thank you" words={`${verification.data.email} is your account’s address.`}>
        <ButtonLink look="gold" href={routes.home}>
          On to the films
        </ButtonLink>
      </Door>
    );
  return (
    <Door
      heading="Is this your address?"
      words="You followed a link that was mailed to you. One press, and we know that the address is yours."
    >
      <Button
        look="gold"
        aria-busy={verification.isPending}
        onClick={() => verification.mutate(token)}
      >
        Yes, it is mine
      </Button>
    </Door>
  );
}
