import { routes } from "#platform/routes.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Door } from "./door.tsx";
import { useVerifyAddress } from "./queries.ts";

/** A press, and not the opening alone: mail programs open links to look what is behind them. */
export function VerifyForm({ token }: { token: string }) {
  const verification = useVerifyAddress();
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
