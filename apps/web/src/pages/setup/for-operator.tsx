import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { renderRefusal: (message: ReactNode) => ReactNode; children: ReactNode };

/** Refuses everyone but the operator. */
export function ForOperator({ renderRefusal, children }: Props) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (session.isOperator) return children;
  return renderRefusal(
    <Message
      heading={say`This server is already set up`}
      actions={
        session.household ? (
          <ButtonLink variant="gold" href={routes.home}>
            {say`Back to home`}
          </ButtonLink>
        ) : (
          <ButtonLink variant="gold" href={routes.familyLogin}>
            {say`Sign in`}
          </ButtonLink>
        )
      }
    >
      {session.household
        ? say`Only the administrator can open this page.`
        : say`Sign in, or join with your household code.`}
    </Message>,
  );
}
