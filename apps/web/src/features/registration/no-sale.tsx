import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

/** In place of prices and the checkout, on a server that sells nothing to this visitor. */
export function NoSale() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isInside = session.household !== null;
  return (
    <Message
      heading={isInside ? say`It’s all included` : say`No plans for sale here`}
      actions={
        <ButtonLink variant="gold" href={isInside ? routes.home : routes.familyLogin}>
          {isInside ? say`Start watching` : say`Sign in or join`}
        </ButtonLink>
      }
    >
      {isInside
        ? say`Your household watches for free on this server.`
        : say`This is a private server: join with a household code or an invitation.`}
    </Message>
  );
}
